import { Textarea, TextInput } from '@mantine/core'
import type { UseFormReturnType } from '@mantine/form'
import { isCompanyWide, limits, texts } from '@tahi/contract'
import { FormSection } from '@tahi/ui/fields/form-section.tsx'
import { DayField } from '../../../platform/forms/day-field.tsx'
import { fieldProps } from '../../../platform/forms/field-props.ts'
import classes from '../../../platform/forms/form-fields.module.css'
import { useCurrentUser } from '../../../platform/session/current-user.ts'
import type { AnnouncementValues } from './announcement-values.ts'
import { BranchField, OwnBranch } from './branch-field.tsx'

type AnnouncementFieldsProps = {
  form: UseFormReturnType<AnnouncementValues>
  /** The branch that a stored announcement is for. */
  present?: { value: string; label: string }
}

const { fields } = texts.announcement

/** The fields of an announcement (C2 Announcement form). */
export function AnnouncementFields({ form, present }: AnnouncementFieldsProps) {
  const { role, branchName } = useCurrentUser()
  const { startDate, endDate } = form.values

  /** The last day follows the first one, until it is chosen apart. */
  const begin = (day: string) => {
    form.setFieldValue('startDate', day)
    if (endDate === startDate || endDate < day) form.setFieldValue('endDate', day)
  }

  return (
    <FormSection>
      <div className={classes.wide}>
        {isCompanyWide(role) ? (
          <BranchField {...fieldProps(form, 'branchId')} present={present} />
        ) : (
          <OwnBranch name={branchName ?? ''} />
        )}
      </div>
      <TextInput
        className={classes.wide}
        label={fields.title}
        required
        maxLength={limits.titleLength}
        {...form.getInputProps('title')}
      />
      <Textarea
        className={classes.wide}
        label={fields.desc}
        required
        autosize
        minRows={6}
        maxRows={18}
        maxLength={limits.announcementLength}
        {...form.getInputProps('desc')}
      />
      <DayField label={fields.startDate} required {...fieldProps(form, 'startDate')} onChange={begin} />
      <DayField
        label={fields.endDate}
        required
        {...fieldProps(form, 'endDate')}
        {...(startDate && { min: startDate })}
      />
    </FormSection>
  )
}
