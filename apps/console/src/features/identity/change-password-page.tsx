import { useForm } from '@mantine/form'
import { changePassword, publicScreens, texts } from '@tahi/contract'
import { Form } from '@tahi/ui/fields/form.tsx'
import { PasswordField } from '@tahi/ui/fields/password-field.tsx'
import { useRouter, useSearch } from '@tanstack/react-router'
import { useState } from 'react'
import { queryClient } from '../../platform/calls.ts'
import { useCloseAfterSave } from '../../platform/forms/after-save.ts'
import { errorsOf } from '../../platform/forms/form-errors.ts'
import { refusedAt, showFailedSave } from '../../platform/forms/save-words.ts'
import { useCancel } from '../../platform/forms/use-cancel.ts'
import { currentUserQuery, useCurrentUser } from '../../platform/session/current-user.ts'
import { browserOf } from '../../platform/session/kept-browser.ts'
import { client } from '../../platform/session/session.ts'
import { endSession } from '../../platform/session/sign-out.ts'
import { FrontCard } from './front-card.tsx'

const empty = { currentPassword: '', newPassword: '', repeated: '' }

/**
 * Changes the user's own password: by choice, or because the first password must be changed before other calls are
 * allowed (D2).
 */
export default function ChangePasswordPage() {
  const router = useRouter()
  const cancel = useCancel('/')
  const { next = '/' } = useSearch({ strict: false })
  const { _id: personId, mustChangePassword } = useCurrentUser()
  // Users who had to change it come from the login.
  const leaveAfterSave = useCloseAfterSave(() =>
    mustChangePassword ? router.history.replace(next) : cancel(),
  )
  const [error, setError] = useState<string>()
  const form = useForm({
    initialValues: empty,
    validate: (values) => ({
      ...errorsOf(changePassword.body, values),
      ...(values.repeated !== values.newPassword && { repeated: texts.newPassword.differ }),
    }),
  })

  const save = async () => {
    setError(undefined)
    if (form.validate().hasErrors) return
    const { currentPassword, newPassword } = form.values
    try {
      const pushEndpoint = browserOf(personId)?.endpoint
      await client.send(changePassword, { body: { currentPassword, newPassword, pushEndpoint } })
      await queryClient.refetchQueries({ queryKey: currentUserQuery.queryKey })
      await leaveAfterSave()
    } catch (failure) {
      setError(showFailedSave(failure, refusedAt(empty, form.setErrors)))
    }
  }

  /** While the password must be changed, leaving the page means signing out. */
  const leave = () => {
    if (mustChangePassword) endSession()
    else cancel()
  }

  return (
    <FrontCard
      title={texts.newPassword.title}
      hint={mustChangePassword ? texts.signIn.changePassword : texts.signIn.endsOthers}
    >
      <Form onSubmit={save} submitLabel={publicScreens.changePassword.label} onCancel={leave} error={error}>
        <PasswordField
          label={texts.newPassword.present}
          autoComplete="current-password"
          autoFocus
          {...form.getInputProps('currentPassword')}
        />
        <PasswordField
          label={texts.newPassword.label}
          description={texts.newPassword.atLeast}
          autoComplete="new-password"
          {...form.getInputProps('newPassword')}
        />
        <PasswordField
          label={texts.newPassword.again}
          autoComplete="new-password"
          {...form.getInputProps('repeated')}
        />
      </Form>
    </FrontCard>
  )
}
