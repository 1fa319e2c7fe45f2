import { type GatePin, gatePinText, setGatePin, texts } from '@tahi/contract'
import { pinLength } from '@tahi/domain'
import { Dialog } from '@tahi/ui/dialog/dialog.tsx'
import { Form } from '@tahi/ui/fields/form.tsx'
import { PasswordField } from '@tahi/ui/fields/password-field.tsx'
import { type FormEvent, useState } from 'react'
import { useRefresh } from '../../../platform/calls.ts'
import { useCloseAfterSave } from '../../../platform/forms/after-save.ts'
import { errorsOf, refusedFields } from '../../../platform/forms/form-errors.ts'
import { showFailedSave } from '../../../platform/forms/save-words.ts'
import { leavingForms } from '../../../platform/forms/unsaved-forms.ts'
import { client } from '../../../platform/session/session.ts'
import { showsGates } from '../shows.ts'

/** Sets an employee's PIN. The form is no draft, because the browser must not store a secret. */
export function PinForm({ employee, onClose }: GatePin & { onClose: () => void }) {
  const refresh = useRefresh(showsGates)
  const [pin, setPin] = useState('')
  const [problem, setProblem] = useState<{ field?: string | undefined; form?: string | undefined }>({})
  const [saved, setSaved] = useState(false)
  const closeAfterSave = useCloseAfterSave(onClose)
  const cancel = leavingForms(onClose, [{ isUnsaved: () => pin !== '' && !saved, forget: () => setPin('') }])
  const save = async () => {
    setProblem({})
    if (saved) return
    const refused = errorsOf(gatePinText, pin)['']
    if (refused) return setProblem({ field: refused })
    try {
      await client.send(setGatePin, { body: { userId: employee._id, pin } })
      setSaved(true)
      await Promise.all([refresh(), closeAfterSave()])
    } catch (failure) {
      const { pin: field } = refusedFields(failure, { pin })
      setProblem({ field, form: showFailedSave(failure, () => field !== undefined) })
    }
  }
  return (
    <Dialog title={texts.gate.pinTitle} onClose={cancel}>
      <Form onSubmit={save} onCancel={cancel} error={problem.form}>
        <PasswordField
          label={`New PIN of ${employee.firstName} ${employee.lastName} (${employee.userId})`}
          description="4 to 6 digits. Tell it to nobody else; it can be changed in the application."
          inputMode="numeric"
          autoComplete="off"
          maxLength={pinLength.most}
          required
          data-autofocus
          value={pin}
          onChange={(event: FormEvent<HTMLInputElement>) =>
            setPin(event.currentTarget.value.replace(/\D/g, ''))
          }
          error={problem.field}
        />
      </Form>
    </Dialog>
  )
}
