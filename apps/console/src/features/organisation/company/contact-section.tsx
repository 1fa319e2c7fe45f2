import { Textarea, TextInput } from '@mantine/core'
import type { UseFormReturnType } from '@mantine/form'
import { texts } from '@tahi/contract'
import { FormSection } from '@tahi/ui/fields/form-section.tsx'
import classes from './company-form.module.css'
import type { CompanyValues } from './company-values.ts'

const { sections, fields } = texts.company

/** The company's contact data; empty fields are left out of the landing page. */
export function ContactSection({ form }: { form: UseFormReturnType<CompanyValues> }) {
  return (
    <FormSection title={sections.contact} hint={sections.contactHint}>
      <Textarea
        className={classes.whole ?? ''}
        label={fields.address}
        autosize
        minRows={2}
        maxRows={6}
        {...form.getInputProps('address')}
      />
      <TextInput label={fields.phone} type="tel" {...form.getInputProps('phone')} />
      <TextInput label={fields.email} type="email" {...form.getInputProps('email')} />
      <TextInput label={fields.province} {...form.getInputProps('province')} />
    </FormSection>
  )
}
