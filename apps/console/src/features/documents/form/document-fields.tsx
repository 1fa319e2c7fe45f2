import { Select, Textarea, TextInput } from '@mantine/core'
import { type Document, documentTypes, texts } from '@tahi/contract'
import { FormSection } from '@tahi/ui/fields/form-section.tsx'
import classes from '../../../platform/forms/form-fields.module.css'
import { LockedField, lockedProps } from '../../../platform/forms/locked-field.tsx'
import type { useDraftForm } from '../../../platform/forms/use-draft-form.ts'
import { AttachField } from './attach-field.tsx'
import type { DocumentValues } from './document-values.ts'
import type { Attachment } from './use-attachment.ts'
import { usePostingBranches } from './use-posting-branches.ts'

type DocumentFieldsProps = {
  form: ReturnType<typeof useDraftForm<DocumentValues>>
  attachment: Attachment
  stored?: Document
}

const { fields } = texts.document

/** The fields of a document (C2 Document form), read-only for users who may not change it. */
export function DocumentFields({ form, attachment, stored }: DocumentFieldsProps) {
  const { branches, error, locked, nameOf } = usePostingBranches(stored)
  const { branchId, fileType } = form.values
  const readOnly = stored !== undefined && !stored.can.includes('edit')
  return (
    <>
      <FormSection>
        {locked ? (
          <LockedField label={fields.branch} value={nameOf(branchId) ?? ''} />
        ) : (
          <Select
            label={fields.branch}
            required
            placeholder={texts.documentForm.chooseBranch}
            data={branches}
            value={branchId || null}
            onChange={(chosen) => chosen !== null && form.setFieldValue('branchId', chosen)}
            error={form.errors.branchId ?? error}
            allowDeselect={false}
            searchable={branches.length > 8}
          />
        )}
        <TextInput
          label={fields.title}
          required
          {...form.getInputProps('title')}
          {...(readOnly && lockedProps)}
        />
        <Textarea
          className={classes.wide ?? ''}
          label={fields.desc}
          autosize
          minRows={3}
          maxRows={8}
          {...form.getInputProps('desc')}
          {...(readOnly && lockedProps)}
        />
      </FormSection>
      <FormSection>
        {readOnly ? (
          <LockedField label={fields.fileType} value={fileType} />
        ) : (
          <Select
            label={fields.fileType}
            required
            placeholder={texts.documentForm.typeHint}
            data={[...documentTypes]}
            value={fileType || null}
            onChange={(chosen) => {
              const type = documentTypes.find((known) => known === chosen)
              if (type) form.setFieldValue('fileType', type)
            }}
            error={form.errors.fileType}
            allowDeselect={false}
          />
        )}
        <AttachField form={form} attachment={attachment} readOnly={readOnly} />
      </FormSection>
    </>
  )
}
