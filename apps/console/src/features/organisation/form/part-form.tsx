import { Dialog } from '@tahi/ui/dialog/dialog.tsx'
import { FormPage } from '@tahi/ui/fields/form-page.tsx'
import type { ReactNode } from 'react'
import { StaleNotice, type Version } from '../../../platform/stale-notice.tsx'
import type { Part } from '../part.ts'
import { type PartFormState, type PartSaving, type PartValues, usePartForm } from './use-part-form.ts'

type PartFormProps<Values extends PartValues, Row extends Part> = PartSaving<Values, Row> & {
  /** What was typed beside what somebody else saved. */
  versions: (mine: Values, theirs: Row) => Version[]
  fields: (form: PartFormState<Values>) => ReactNode
}

/** The modal that adds or changes a part of the organisation, with Cancel and Save (W2). */
export function PartForm<Values extends PartValues, Row extends Part>(props: PartFormProps<Values, Row>) {
  const { words, versions, fields } = props
  const { form, save, close, saved, error, theirs, settleStale } = usePartForm(props)
  return (
    <Dialog title={words.title} onClose={close} dismissable={!form.isDirty() || saved}>
      <FormPage onSubmit={save} onCancel={close} error={error}>
        {theirs && <StaleNotice versions={versions(form.values, theirs)} onSettle={settleStale} />}
        {fields(form)}
      </FormPage>
    </Dialog>
  )
}
