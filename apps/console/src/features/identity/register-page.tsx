import { NativeSelect, TextInput } from '@mantine/core'
import { useForm } from '@mantine/form'
import { publicScreens, type RegistrationRole, register, registrationRoles, texts } from '@tahi/contract'
import { PasswordField } from '@tahi/ui/fields/password-field.tsx'
import { useState } from 'react'
import { useLeaveAfterSave } from '../../platform/forms/after-save.ts'
import { errorsOf } from '../../platform/forms/form-errors.ts'
import { refusedAt, showFailedSave } from '../../platform/forms/save-words.ts'
import { useVisitorForm } from '../../platform/forms/use-visitor-form.ts'
import { client } from '../../platform/session/session.ts'
import { FrontCard } from './front-card.tsx'
import { FrontForm } from './front-form.tsx'
import { FrontLinks } from './front-links.tsx'
import { passwordTwiceErrors } from './password-twice.ts'

const { fields, roles } = texts.registration

const empty = {
  role: 'user' as RegistrationRole,
  userId: '',
  email: '',
  password: '',
  confirmPassword: '',
}

/** Requests an account (C2 Register screen, D2 Registration). */
export default function RegisterPage() {
  const { leave } = useLeaveAfterSave(publicScreens.login.path, texts.registration.checkEmail)
  const [error, setError] = useState<string>()
  const form = useForm({
    initialValues: empty,
    validate: (values) => ({ ...errorsOf(register.body, values), ...passwordTwiceErrors(values) }),
  })

  const settle = useVisitorForm(form)

  const save = async () => {
    setError(undefined)
    if (form.validate().hasErrors) return
    try {
      await client.send(register, { body: form.values })
    } catch (failure) {
      return setError(showFailedSave(failure, refusedAt(empty, form.setErrors)))
    }
    settle()
    // The form stays busy until the page is left, so that nobody registers twice.
    await leave()
  }

  return (
    <FrontCard title={texts.signIn.links.register} hint={texts.registrationPages.registerHint}>
      <FrontForm onSubmit={save} submitLabel={texts.registration.register} error={error}>
        <NativeSelect
          label={fields.role}
          data={registrationRoles.map((role) => ({ value: role, label: roles[role] }))}
          size="md"
          {...form.getInputProps('role')}
        />
        <TextInput
          label={fields.userId}
          autoComplete="username"
          autoCapitalize="characters"
          size="md"
          {...form.getInputProps('userId')}
        />
        <TextInput
          label={fields.email}
          type="email"
          autoComplete="email"
          size="md"
          {...form.getInputProps('email')}
        />
        <PasswordField
          label={fields.password}
          description={texts.newPassword.atLeast}
          autoComplete="new-password"
          size="md"
          {...form.getInputProps('password')}
        />
        <PasswordField
          label={fields.confirmPassword}
          autoComplete="new-password"
          size="md"
          {...form.getInputProps('confirmPassword')}
        />
      </FrontForm>
      <FrontLinks to={['signIn']} />
    </FrontCard>
  )
}
