import { TextInput } from '@mantine/core'
import { newId } from '@tahi/client/new-id'
import { createGate, type Gate, isCompanyWide, name, texts } from '@tahi/contract'
import { Dialog } from '@tahi/ui/dialog/dialog.tsx'
import { Form } from '@tahi/ui/fields/form.tsx'
import { useState } from 'react'
import * as z from 'zod'
import { useRefresh } from '../../platform/calls.ts'
import { BranchSelect } from '../../platform/choices/branch-select.tsx'
import { fieldProps } from '../../platform/forms/field-props.ts'
import { inOwnBranch } from '../../platform/forms/in-own-branch.ts'
import { useDraftForm } from '../../platform/forms/use-draft-form.ts'
import { useSaveDialog } from '../../platform/forms/use-save-dialog.ts'
import { useCurrentUser } from '../../platform/session/current-user.ts'
import { client } from '../../platform/session/session.ts'
import { Pairing } from './pairing.tsx'
import { showsGates } from './shows.ts'

const schema = z.object({ name, branchId: z.string().min(1, texts.choose.branch) })

/** Names a new gate, then shows the code that pairs its tablet. */
export default function GateForm({
  branchId,
  onClose,
}: {
  branchId: string | undefined
  onClose: () => void
}) {
  const user = useCurrentUser()
  const refresh = useRefresh(showsGates)
  const [initial] = useState(() => ({ _id: newId(), name: '', branchId: branchId ?? user.branchId ?? '' }))
  const form = useDraftForm('gate:new', initial, schema)
  const [made, setMade] = useState<{ gate: Gate; code: string }>()
  const { saveAndStay, cancel, error } = useSaveDialog(form, {
    send: () => client.send(createGate, { body: inOwnBranch(user.role, form.values) }),
    refresh,
    onSaved: ({ data }) => setMade(data),
    onClose,
  })
  return (
    <Dialog title={made?.gate.name ?? texts.gate.formTitle} onClose={cancel}>
      {made ? (
        <Pairing {...made} onClose={cancel} />
      ) : (
        <Form onSubmit={saveAndStay} onCancel={cancel} submitLabel={texts.gatePairing.showCode} error={error}>
          {isCompanyWide(user.role) && <BranchSelect {...fieldProps(form, 'branchId')} />}
          <TextInput
            label={texts.columns.name}
            placeholder={texts.gatePairing.nameExample}
            required
            data-autofocus
            {...form.getInputProps('name')}
          />
        </Form>
      )}
    </Dialog>
  )
}
