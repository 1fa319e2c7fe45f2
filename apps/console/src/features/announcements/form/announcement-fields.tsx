import { Textarea, TextInput } from '@mantine/core'
import { type Announcement, isCompanyWide, texts } from '@tahi/contract'
import { FormSection } from '@tahi/ui/fields/form-section.tsx'
import { fieldProps } from '../../../platform/forms/field-props.ts'
import classes from '../../../platform/forms/form-fields.module.css'
import { LockedField, lockedProps } from '../../../platform/forms/locked-field.tsx'
import { SpanFields } from '../../../platform/forms/span-fields.tsx'
import type { DraftForm } from '../../../platform/forms/use-draft-form.ts'
import { useCurrentUser } from '../../../platform/session/current-user.ts'
import type { AnnouncementValues } from './announcement-values.ts'
import { BranchField } from './branch-field.tsx'
import { CorrectionField } from './correction-field.tsx'

type AnnouncementFieldsProps = {
  form: DraftForm<AnnouncementValues>
  /** The announcement to change; undefined for a new one. */
  stored?: Announcement
}

const { fields } = texts.announcement

/** The fields of an announcement (C2 Announcement form), read-only for users who may not change it. */
export function AnnouncementFields({ form, stored }: AnnouncementFieldsProps) {
  const { role, branchName } = useCurrentUser()
  const readOnly = stored !== undefined && !stored.can.includes('edit')

  return (
    <FormSection>
      <div className={classes.wide}>
        {readOnly || !isCompanyWide(role) ? (
          <LockedField label={fields.branchId} value={stored?.branchName ?? branchName ?? ''} />
        ) : (
          <BranchField
            {...fieldProps(form, 'branchId')}
            present={stored && { value: stored.branchId, label: stored.branchName }}
          />
        )}
      </div>
      <TextInput
        className={classes.wide}
        label={fields.title}
        required
        {...form.getInputProps('title')}
        {...(readOnly && lockedProps)}
      />
      <Textarea
        className={classes.wide}
        label={fields.desc}
        required
        autosize
        minRows={6}
        maxRows={18}
        {...form.getInputProps('desc')}
        {...(readOnly && lockedProps)}
      />
      <SpanFields
        first={{ label: fields.startDate, ...fieldProps(form, 'startDate') }}
        last={{ label: fields.endDate, ...fieldProps(form, 'endDate') }}
        readOnly={readOnly}
      />
      {stored && <CorrectionField form={form} className={classes.wide} />}
    </FormSection>
  )
}
