import { Select, TextInput } from '@mantine/core'
import type { UseFormReturnType } from '@mantine/form'
import { type PersonRecord, type Role, texts } from '@tahi/contract'
import { FormSection } from '@tahi/ui/fields/form-section.tsx'
import { useCompany } from '../../../platform/company.ts'
import { DayField } from '../../../platform/forms/day-field.tsx'
import { fieldProps } from '../../../platform/forms/field-props.ts'
import { useCurrentUser } from '../../../platform/session/current-user.ts'
import { AccessNote } from '../form/access-note.tsx'
import classes from '../form/fields.module.css'
import type { PersonValues } from '../form/person-values.ts'
import { roleChoices } from '../form/role-choices.ts'
import { GenderField } from '../gender-field.tsx'

type ProfileFieldsProps = {
  form: UseFormReturnType<PersonValues>
  saved: PersonRecord
  readOnly: boolean
  /** A General Manager changes their own name. */
  mayRename: boolean
  /** Nobody changes their own account access (D2). */
  isOwn: boolean
}

const { fields } = texts.employees
const names = ['firstName', 'lastName'] as const

/**
 * User ID and e-mail, read-only, names for nearly everybody; birthday, contact and gender, editable; Account Access (W2
 * Profile, W6).
 */
export function ProfileFields({ form, saved, readOnly, mayRename, isOwn }: ProfileFieldsProps) {
  const { today } = useCompany()
  const user = useCurrentUser()
  const { values, errors } = form
  const { choices, locked } = roleChoices(user.role, values.role)
  const shown = { classNames: { input: classes.shown ?? '' } }
  return (
    <FormSection>
      <TextInput label={fields.userId} value={values.userId} disabled {...shown} />
      {names.map((field) => (
        <TextInput
          key={field}
          label={fields[field]}
          autoComplete="off"
          disabled={!mayRename}
          {...form.getInputProps(field)}
          {...shown}
        />
      ))}
      <TextInput label={fields.email} value={values.email} disabled {...shown} />
      <DayField label={fields.birthday} max={today} disabled={readOnly} {...fieldProps(form, 'birthday')} />
      <TextInput
        label={fields.contact}
        type="tel"
        autoComplete="off"
        disabled={readOnly}
        {...form.getInputProps('contact')}
      />
      <GenderField disabled={readOnly} {...fieldProps(form, 'gender')} />
      {user.role !== 'user' && (
        <Select
          label={fields.role}
          data={choices}
          value={values.role}
          onChange={(role) => role !== null && form.setFieldValue('role', role as Role)}
          error={errors.role}
          allowDeselect={false}
          // People without a branch get one together with the role, on the employee form.
          disabled={locked || isOwn || readOnly || values.branchId === ''}
          {...shown}
        />
      )}
      <AccessNote saved={saved} role={values.role} />
    </FormSection>
  )
}
