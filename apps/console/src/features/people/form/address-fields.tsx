import { TextInput } from '@mantine/core'
import type { UseFormReturnType } from '@mantine/form'
import { texts } from '@tahi/contract'
import { FormSection } from '@tahi/ui/fields/form-section.tsx'
import classes from './fields.module.css'
import type { PersonValues } from './person-values.ts'

const lines = ['streetAddress', 'city', 'zipcode', 'state'] as const

/** The person's home address (W2 Employee form: Address). */
export function AddressFields({ form }: { form: UseFormReturnType<PersonValues> }) {
  return (
    <FormSection title={texts.employeeForm.sections.address}>
      <div className={classes.four}>
        {lines.map((line) => (
          <TextInput
            key={line}
            label={texts.employees.fields[line]}
            autoComplete="off"
            {...form.getInputProps(`address.${line}`)}
          />
        ))}
      </div>
    </FormSection>
  )
}
