import { Dialog } from '@tahi/ui/dialog/dialog.tsx'
import { Form } from '@tahi/ui/fields/form.tsx'
import type { ReactNode } from 'react'
import { StaleNotice } from '../../../platform/stale/stale-notice.tsx'
import { type Field, versionsOf } from '../../../platform/stale/versions.ts'
import type { Part } from '../part.ts'
import { type PartFormState, type PartSaving, type PartValues, usePartForm } from './use-part-form.ts'

type PartFormProps<Values extends PartValues, Row extends Part> = PartSaving<Values, Row> & {
  /** Its fields in words, for a comparison if somebody else saved it in between. */
  inWords: readonly Field<Values>[]
  fields: (form: PartFormState<Values>) => ReactNode
}

/** The dialog that adds or changes a branch, department or designation, with Cancel and Save (W2). */
export function PartForm<Values extends PartValues, Row extends Part>(props: PartFormProps<Values, Row>) {
  const { words, inWords, fields } = props
  const { form, save, cancel, error, stale, settleStale } = usePartForm(props)
  return (
    <Dialog title={words.title} onClose={cancel}>
      <Form onSubmit={save} onCancel={cancel} error={error}>
        {stale && <StaleNotice versions={versionsOf(inWords, stale.states)} onSettle={settleStale} />}
        {fields(form)}
      </Form>
    </Dialog>
  )
}
