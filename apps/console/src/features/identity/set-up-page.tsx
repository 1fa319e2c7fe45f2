import { TextInput } from '@mantine/core'
import { useForm } from '@mantine/form'
import { FailedCall } from '@tahi/client'
import { type Company, publicScreens, setUpCompany, texts } from '@tahi/contract'
import { Form } from '@tahi/ui/fields/form.tsx'
import { FormSection } from '@tahi/ui/fields/form-section.tsx'
import { PasswordField } from '@tahi/ui/fields/password-field.tsx'
import { useRouter } from '@tanstack/react-router'
import { useState } from 'react'
import { queryClient } from '../../platform/calls.ts'
import { companyQuery } from '../../platform/company.ts'
import { useCloseAfterSave } from '../../platform/forms/after-save.ts'
import { errorsOf } from '../../platform/forms/form-errors.ts'
import { refusedAt, showFailedSave } from '../../platform/forms/save-words.ts'
import { useVisitorForm } from '../../platform/forms/use-visitor-form.ts'
import { client } from '../../platform/session/session.ts'
import { FrontCard } from './front-card.tsx'

const words = texts.setUpForm
const empty = {
  key: '',
  companyName: '',
  userId: '',
  firstName: '',
  lastName: '',
  email: '',
  password: '',
}

/** Creates the first General Manager of an empty company, with the key that the server printed (D8). */
export default function SetUpPage() {
  const router = useRouter()
  const openLogin = () => router.history.push(publicScreens.login.path)
  const openLoginAfterSave = useCloseAfterSave(openLogin)
  const [error, setError] = useState<string>()
  const form = useForm({
    initialValues: empty,
    validate: (values) => errorsOf(setUpCompany.body, values),
  })

  const settle = useVisitorForm(form)

  const save = async () => {
    setError(undefined)
    if (form.validate().hasErrors) return
    try {
      await client.send(setUpCompany, { body: form.values })
      settle()
      await refetchCompany()
      await openLoginAfterSave()
    } catch (failure) {
      setError(showFailedSave(failure, refusedAt(empty, form.setErrors)))
      if (!(failure instanceof FailedCall) || failure.code !== 'conflict') return
      // Somebody else set the company up meanwhile, or this form did, and the reply got lost.
      const { needsSetup } = await refetchCompany()
      if (needsSetup) return
      settle()
      openLogin()
    }
  }

  return (
    <FrontCard title={words.title} hint={words.hint}>
      <Form onSubmit={save} submitLabel={words.save} error={error}>
        <TextInput label={words.fields.key} autoFocus autoComplete="off" {...form.getInputProps('key')} />
        <TextInput label={words.fields.companyName} {...form.getInputProps('companyName')} />
        <FormSection title={words.generalManager}>
          <TextInput
            label={texts.columns.userId}
            autoCapitalize="characters"
            {...form.getInputProps('userId')}
          />
          <TextInput label={words.fields.email} type="email" {...form.getInputProps('email')} />
          <TextInput label={words.fields.firstName} {...form.getInputProps('firstName')} />
          <TextInput label={words.fields.lastName} {...form.getInputProps('lastName')} />
          <PasswordField
            label={words.fields.password}
            description={texts.newPassword.atLeast}
            autoComplete="new-password"
            {...form.getInputProps('password')}
          />
        </FormSection>
      </Form>
    </FrontCard>
  )
}

async function refetchCompany(): Promise<Company> {
  await queryClient.refetchQueries({ queryKey: companyQuery.queryKey })
  return (await queryClient.ensureQueryData(companyQuery)).data
}
