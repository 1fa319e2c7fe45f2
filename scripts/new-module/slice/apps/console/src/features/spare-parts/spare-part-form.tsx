import { TextInput } from '@mantine/core'
import { newId } from '@tahi/client/new-id'
import { createSparePart, isCompanyWide, name, type SparePart, sparePart, texts } from '@tahi/contract'
import { Dialog } from '@tahi/ui/dialog/dialog.tsx'
import { Form } from '@tahi/ui/fields/form.tsx'
import { useState } from 'react'
import * as z from 'zod'
import { useRefresh } from '../../platform/calls.ts'
import { BranchSelect } from '../../platform/choices/branch-select.tsx'
import { useCloseAfterSave } from '../../platform/forms/after-save.ts'
import { fieldProps } from '../../platform/forms/field-props.ts'
import { leavingForms } from '../../platform/forms/unsaved-forms.ts'
import { useDraftForm } from '../../platform/forms/use-draft-form.ts'
import { useSaveForm } from '../../platform/forms/use-save-form.ts'
import { useCurrentUser } from '../../platform/session/current-user.ts'
import { client } from '../../platform/session/session.ts'
import { StaleNotice } from '../../platform/stale/stale-notice.tsx'
import { versionsOf } from '../../platform/stale/versions.ts'
import { showsSpareParts } from './shows.ts'

const schema = z.object({ name, branchId: z.string().min(1, texts.choose.branch) })

const valuesOf = ({ _id, version, branchId, name }: SparePart) => ({ _id, version, branchId, name })
type Values = ReturnType<typeof valuesOf>

/** How its fields are shown when somebody else has saved it. */
const inWords = [{ label: texts.columns.name, words: ({ name }: Values) => name }]

type SparePartFormProps = {
  /** The one that is changed; without it a new one is added. */
  row: SparePart | undefined
  /** Where a new one goes, unless the form asks. */
  branchId: string | undefined
  onClose: () => void
}

/** The dialog that adds one of the spare parts, or changes it. */
export function SparePartForm({ row, branchId, onClose }: SparePartFormProps) {
  const { role, branchId: own } = useCurrentUser()
  const refresh = useRefresh(showsSpareParts)
  const [initial] = useState(
    (): Values =>
      row ? valuesOf(row) : { _id: newId(), version: 0, branchId: branchId ?? own ?? '', name: '' },
  )
  const form = useDraftForm<Values>(`spare-part:${row?._id ?? 'new'}`, initial, schema)
  const { save, error, stale, settleStale } = useSaveForm({
    form,
    schema: sparePart,
    valuesOf,
    isReady: () => !form.validate().hasErrors,
    send: () => client.send(createSparePart, { body: form.values }),
  })
  const cancel = leavingForms(onClose)
  const closeAfterSave = useCloseAfterSave(onClose)
  const [saved, setSaved] = useState(false)
  const submit = async () => {
    if (saved || !(await save())) return
    setSaved(true)
    // Busy until it has closed; the list behind it is refetched at the same time.
    await Promise.all([refresh(), closeAfterSave()])
  }
  return (
    <Dialog title={texts.sparePart.formTitle} onClose={cancel}>
      <Form onSubmit={submit} onCancel={cancel} error={error}>
        {stale && <StaleNotice versions={versionsOf(inWords, stale.states)} onSettle={settleStale} />}
        {!row && isCompanyWide(role) && <BranchSelect {...fieldProps(form, 'branchId')} />}
        <TextInput label={texts.columns.name} required data-autofocus {...form.getInputProps('name')} />
      </Form>
    </Dialog>
  )
}
