import { TextInput } from '@mantine/core'
import type { UseFormReturnType } from '@mantine/form'
import { texts } from '@tahi/contract'
import { FormSection } from '@tahi/ui/fields/form-section.tsx'
import type { Ref } from 'react'
import { useCompany } from '../../../platform/company.ts'
import { DayField } from '../../../platform/forms/day-field.tsx'
import { fieldProps } from '../../../platform/forms/field-props.ts'
import { GenderField } from '../gender-field.tsx'
import classes from './fields.module.css'
import type { PersonValues } from './person-values.ts'

type PersonFieldsProps = {
  form: UseFormReturnType<PersonValues>
  adding: boolean
  firstNameRef: Ref<HTMLInputElement> | undefined
}

const { fields, defaultPassword, userIdHint } = texts.employees

/** Names, e-mail and user ID, birthday, contact. */
export function PersonFields({ form, adding, firstNameRef }: PersonFieldsProps) {
  const { today } = useCompany()
  const input = form.getInputProps
  const fixed = { disabled: !adding, classNames: { input: classes.shown ?? '' } }
  return (
    <FormSection title={texts.columns.person} hint={defaultPassword}>
      <TextInput ref={firstNameRef} label={fields.firstName} required {...input('firstName')} />
      <TextInput label={fields.middleName} {...input('middleName')} />
      <TextInput label={fields.lastName} required {...input('lastName')} />
      <TextInput
        label={fields.email}
        type="email"
        inputMode="email"
        autoComplete="off"
        required={adding}
        {...fixed}
        {...input('email')}
      />
      <TextInput
        label={fields.userId}
        description={adding ? userIdHint : undefined}
        inputWrapperOrder={belowInput}
        autoComplete="off"
        {...fixed}
        {...input('userId')}
      />
      <DayField
        label={fields.birthday}
        max={today}
        required={adding}
        clearable={!adding}
        {...fieldProps(form, 'birthday')}
      />
      <TextInput label={fields.contact} type="tel" autoComplete="off" {...input('contact')} />
      <GenderField {...fieldProps(form, 'gender')} />
      <TextInput label={fields.birthplace} {...input('birthplace')} />
    </FormSection>
  )
}

const belowInput: ('label' | 'input' | 'description' | 'error')[] = ['label', 'input', 'description', 'error']
