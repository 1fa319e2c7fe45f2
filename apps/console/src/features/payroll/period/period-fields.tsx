import { texts } from '@tahi/contract'
import type { ReactNode } from 'react'
import { DayField } from '../../../platform/forms/day-field.tsx'
import type { PayPeriod } from './pay-periods.ts'

type PeriodFieldsProps = {
  value: PayPeriod
  onChange: (period: PayPeriod) => void
  errors: { date?: ReactNode; endDate?: ReactNode }
  disabled: boolean
}

const { fields } = texts.payslip

/** The first and last day of a payslip. */
export function PeriodFields({ value, onChange, errors, disabled }: PeriodFieldsProps) {
  return (
    <>
      <DayField
        label={fields.from}
        value={value.date}
        onChange={(date) => onChange({ ...value, date })}
        error={errors.date}
        disabled={disabled}
        required
      />
      <DayField
        label={fields.to}
        value={value.endDate}
        onChange={(endDate) => onChange({ ...value, endDate })}
        error={errors.endDate}
        disabled={disabled}
        required
      />
    </>
  )
}
