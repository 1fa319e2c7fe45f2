import { type GatePin, gatePinText, setGatePin, texts } from '@tahi/contract'
import { fullName, pinLength } from '@tahi/domain'
import { Dialog } from '@tahi/ui/dialog/dialog.tsx'
import { Form } from '@tahi/ui/fields/form.tsx'
import { PasswordField } from '@tahi/ui/fields/password-field.tsx'
import { type FormEvent, useState } from 'react'
import { useRefresh } from '../../../platform/calls.ts'
import { errorsOf, refusedFields } from '../../../platform/forms/form-errors.ts'
import { useSaveDialog } from '../../../platform/forms/use-save-dialog.ts'
import { client } from '../../../platform/session/session.ts'
import { showsGates } from '../shows.ts'

/** Sets an employee's PIN. The form is no draft, because the browser must not store a secret. */
export default function PinForm({ employee, onClose }: GatePin & { onClose: () => void }) {
  const refresh = useRefresh(showsGates)
  const [pin, setPin] = useState('')
  const [refused, refuse] = useState<string>()
  /** @returns whether the field has an error */
  const showAtField = (words: string | undefined): boolean => {
    refuse(words)
    return words !== undefined
  }
  const forget = () => setPin('')
  const form = {
    validate: () => ({ hasErrors: showAtField(errorsOf(gatePinText, pin)['']) }),
    showErrors: (failure: unknown) => showAtField(refusedFields(failure, { pin }).pin),
    isUnsaved: () => pin !== '',
    forget,
    settle: forget,
  }
  const { save, cancel, error } = useSaveDialog(form, {
    send: () => client.send(setGatePin, { body: { userId: employee._id, pin } }),
    refresh,
    onClose,
  })
  return (
    <Dialog title={texts.gate.pinTitle} onClose={cancel}>
      <Form onSubmit={save} onCancel={cancel} error={error}>
        <PasswordField
          label={texts.gatePins.newPinOf(`${fullName(employee)} (${employee.userId})`)}
          description={texts.gatePins.newPinHint}
          inputMode="numeric"
          autoComplete="off"
          maxLength={pinLength.most}
          required
          data-autofocus
          value={pin}
          onChange={(event: FormEvent<HTMLInputElement>) =>
            setPin(event.currentTarget.value.replace(/\D/g, ''))
          }
          error={refused}
        />
      </Form>
    </Dialog>
  )
}
