import { useForm } from '@mantine/form'
import { publicScreens, resetForgottenPassword, texts } from '@tahi/contract'
import { PasswordField } from '@tahi/ui/fields/password-field.tsx'
import { useRouter, useSearch } from '@tanstack/react-router'
import { useState } from 'react'
import { useCloseAfterSave } from '../../platform/forms/after-save.ts'
import { errorsOf } from '../../platform/forms/form-errors.ts'
import { refusedAt, showFailedSave } from '../../platform/forms/save-words.ts'
import { client } from '../../platform/session/session.ts'
import { FrontCard } from './front-card.tsx'
import { FrontForm } from './front-form.tsx'
import { FrontLinks } from './front-links.tsx'
import { passwordTwiceErrors } from './password-twice.ts'

const words = texts.forgottenPassword
const empty = { password: '', confirmPassword: '' }

/** Sets a new password with the mailed link, which works once. */
export default function ResetPasswordPage() {
  const router = useRouter()
  const { token = '' } = useSearch({ strict: false })
  const leaveForLogin = useCloseAfterSave(() => router.history.push(publicScreens.login.path))
  const [error, setError] = useState<string>()
  const form = useForm({
    initialValues: empty,
    validate: (values) => ({
      ...errorsOf(resetForgottenPassword.body, { ...values, token }),
      ...passwordTwiceErrors(values),
    }),
  })

  const save = async () => {
    if (token === '') return setError(words.unknown)
    setError(undefined)
    if (form.validate().hasErrors) return
    try {
      const { msg } = await client.send(resetForgottenPassword, { body: { ...form.values, token } })
      await leaveForLogin(msg)
    } catch (failure) {
      setError(showFailedSave(failure, refusedAt(empty, form.setErrors)))
    }
  }

  return (
    <FrontCard title={words.resetTitle} hint={words.resetHint}>
      <FrontForm onSubmit={save} submitLabel={words.save} error={error}>
        <PasswordField
          label={texts.newPassword.label}
          description={texts.newPassword.atLeast}
          autoComplete="new-password"
          autoFocus
          size="md"
          {...form.getInputProps('password')}
        />
        <PasswordField
          label={texts.newPassword.again}
          autoComplete="new-password"
          size="md"
          {...form.getInputProps('confirmPassword')}
        />
      </FrontForm>
      <FrontLinks to={['forgotPassword', 'signIn']} />
    </FrontCard>
  )
}
