import { TextInput } from '@mantine/core'
import { useForm } from '@mantine/form'
import { startEmptyCompany, texts } from '@tahi/contract'
import { Dialog } from '@tahi/ui/dialog/dialog.tsx'
import { Form } from '@tahi/ui/fields/form.tsx'
import { useState } from 'react'
import { showFailure } from '../platform/calls.ts'
import { errorsOf } from '../platform/forms/form-errors.ts'
import { client } from '../platform/session/session.ts'
import classes from './demo-banner.module.css'

/** Asks who the General Manager of the empty company is, then deletes the demo (D8). */
export default function StartEmpty({ onClose }: { onClose: () => void }) {
  const [error, setError] = useState<string>()
  const form = useForm({
    initialValues: { companyName: '', firstName: '', lastName: '', email: '' },
    validate: (values) => errorsOf(startEmptyCompany.body, values),
  })
  const save = async () => {
    setError(undefined)
    if (form.validate().hasErrors) return
    try {
      await client.send(startEmptyCompany, { body: form.values })
      // A full page load, because everything cached belonged to the demo.
      window.location.assign('/')
    } catch (failure) {
      setError(showFailure(failure))
    }
  }
  return (
    <Dialog title={texts.demo.startEmpty} size="sm" onClose={onClose}>
      <Form onSubmit={save} submitLabel={texts.startEmpty.confirm} error={error} onCancel={onClose}>
        <p className={classes.warning}>{texts.startEmpty.warning}</p>
        <TextInput
          label={texts.startEmpty.companyName}
          data-autofocus
          {...form.getInputProps('companyName')}
        />
        <TextInput label={texts.startEmpty.firstName} {...form.getInputProps('firstName')} />
        <TextInput label={texts.startEmpty.lastName} {...form.getInputProps('lastName')} />
        <TextInput
          label={texts.startEmpty.email}
          type="email"
          description={texts.startEmpty.emailHint}
          {...form.getInputProps('email')}
        />
      </Form>
    </Dialog>
  )
}
