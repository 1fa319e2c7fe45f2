import { NativeSelect } from '@mantine/core'
import { gender, texts } from '@tahi/contract'
import type { ReactNode } from 'react'
import type { PersonValues } from './form/person-values.ts'

type GenderFieldProps = {
  value: PersonValues['gender']
  onChange: (gender: PersonValues['gender']) => void
  error?: ReactNode
  disabled?: boolean
}

const choices = gender.options.map((value) => ({ value, label: texts.employees.genders[value] }))

/** Male or female (W2), as the browser's own select, which can be chosen by one letter. */
export function GenderField({ value, onChange, ...rest }: GenderFieldProps) {
  return (
    <NativeSelect
      {...rest}
      label={texts.employees.fields.gender}
      data={[{ value: '', label: '' }, ...choices]}
      value={value}
      onChange={(event) =>
        onChange(choices.find((choice) => choice.value === event.currentTarget.value)?.value ?? '')
      }
    />
  )
}
