import { TextInput } from '@mantine/core'
import { newId } from '@tahi/client/new-id'
import { createSparePart, isCompanyWide, name, type SparePart, sparePart, texts } from '@tahi/contract'
import { Dialog } from '@tahi/ui/dialog/dialog.tsx'
import { Form } from '@tahi/ui/fields/form.tsx'
import { useState } from 'react'
import * as z from 'zod'
import { useRefresh } from '../../platform/calls.ts'
import { BranchSelect } from '../../platform/choices/branch-select.tsx'
import { fieldProps } from '../../platform/forms/field-props.ts'
import { inOwnBranch } from '../../platform/forms/in-own-branch.ts'
import { showFailedSave } from '../../platform/forms/save-words.ts'
import { useDraftForm } from '../../platform/forms/use-draft-form.ts'
import { useSaveDialog } from '../../platform/forms/use-save-dialog.ts'
import { useCurrentUser } from '../../platform/session/current-user.ts'
import { client } from '../../platform/session/session.ts'
import { StaleNotice } from '../../platform/stale/stale-notice.tsx'
import { useStale } from '../../platform/stale/use-stale.ts'
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
  const { stale, isStale, settleStale } = useStale(form, sparePart, valuesOf)
  const { save, cancel, error, saved } = useSaveDialog(form, {
    send: () => client.send(createSparePart, { body: inOwnBranch(role, form.values) }),
    refresh,
    onClose,
    explain: (failure) => showFailedSave(failure, isStale, form.showErrors),
  })
  return (
    <Dialog title={texts.sparePart.formTitle} onClose={cancel}>
      <Form onSubmit={save} onCancel={cancel} error={error} readOnly={saved}>
        {stale && <StaleNotice versions={versionsOf(inWords, stale.states)} onSettle={settleStale} />}
        {!row && isCompanyWide(role) && <BranchSelect {...fieldProps(form, 'branchId')} />}
        <TextInput label={texts.columns.name} required data-autofocus {...form.getInputProps('name')} />
      </Form>
    </Dialog>
  )
}
