import { TextInput } from '@mantine/core'
import { useForm } from '@mantine/form'
import { limits, publicScreens, setUpCompany } from '@tahi/contract'
import { Form } from '@tahi/ui/fields/form.tsx'
import { FormSection } from '@tahi/ui/fields/form-section.tsx'
import { PasswordField } from '@tahi/ui/fields/password-field.tsx'
import { useRouter } from '@tanstack/react-router'
import { useState } from 'react'
import { queryClient, showFailure } from '../../platform/calls.ts'
import { companyQuery } from '../../platform/company.ts'
import { useCloseAfterSave } from '../../platform/forms/after-save.ts'
import { errorsOf } from '../../platform/forms/form-errors.ts'
import { client } from '../../platform/session/session.ts'
import { FrontCard } from './front-card.tsx'

/** Creates the first General Manager of an empty company, with the key that the server printed (D8). */
export default function SetUpPage() {
  const router = useRouter()
  const leaveForLogin = useCloseAfterSave(() => router.history.push(publicScreens.login.path))
  const [error, setError] = useState<string>()
  const form = useForm({
    initialValues: {
      key: '',
      companyName: '',
      userId: '',
      firstName: '',
      lastName: '',
      email: '',
      password: '',
    },
    validate: (values) => errorsOf(setUpCompany.body, values),
  })

  const save = async () => {
    setError(undefined)
    if (form.validate().hasErrors) return
    try {
      await client.send(setUpCompany, { body: form.values })
      await queryClient.refetchQueries({ queryKey: companyQuery.queryKey })
      await leaveForLogin()
    } catch (failure) {
      setError(showFailure(failure))
    }
  }

  return (
    <FrontCard title="Set up Tahi" hint="The server printed a one-time key when it started.">
      <Form onSubmit={save} submitLabel="Create the company" error={error}>
        <TextInput label="Key" autoFocus autoComplete="off" {...form.getInputProps('key')} />
        <TextInput label="Company name" {...form.getInputProps('companyName')} />
        <FormSection title="General Manager">
          <TextInput label="User ID" autoCapitalize="characters" {...form.getInputProps('userId')} />
          <TextInput label="Email" type="email" {...form.getInputProps('email')} />
          <TextInput label="First name" {...form.getInputProps('firstName')} />
          <TextInput label="Last name" {...form.getInputProps('lastName')} />
          <PasswordField
            label="Password"
            description={`At least ${limits.passwordLength} characters`}
            autoComplete="new-password"
            {...form.getInputProps('password')}
          />
        </FormSection>
      </Form>
    </FrontCard>
  )
}
