import { TextInput } from '@mantine/core'
import type { UseFormReturnType } from '@mantine/form'
import { texts } from '@tahi/contract'
import { FormSection } from '@tahi/ui/fields/form-section.tsx'
import { NumberField } from '@tahi/ui/fields/number-field.tsx'
import type { ReactNode } from 'react'
import { DayField } from '../../../platform/forms/day-field.tsx'
import { fieldProps } from '../../../platform/forms/field-props.ts'
import classes from './fields.module.css'
import type { PersonValues } from './person-values.ts'

type PayFieldsProps = {
  form: UseFormReturnType<PersonValues>
  /** Whether the rates are read-only. */
  locked: boolean
  children: ReactNode
}

const { fields, clockNumberHint } = texts.employees

/**
 * The rates, the day from which they apply (W2 Employee form: payroll), and the person's number on the branch's clock.
 */
export function PayFields({ form, locked, children }: PayFieldsProps) {
  const pesos = {
    prefix: '₱',
    thousandSeparator: ',',
    decimalScale: 2,
    fixedDecimalScale: true,
    allowNegative: false,
    disabled: locked,
    classNames: { input: classes.shown ?? '' },
  }
  return (
    <FormSection title="Payroll">
      <NumberField label={fields.dailyRate} {...pesos} {...fieldProps(form, 'dailyRate')} />
      <NumberField label={fields.overRate} {...pesos} {...fieldProps(form, 'overRate')} />
      {!locked && <DayField label={fields.ratesFrom} {...fieldProps(form, 'ratesFrom')} />}
      {children}
      <TextInput
        label={fields.clockNumber}
        description={clockNumberHint}
        autoComplete="off"
        {...form.getInputProps('clockNumber')}
      />
    </FormSection>
  )
}
