import { TextInput } from '@mantine/core'
import { isCompanyWide, texts } from '@tahi/contract'
import { FormSection } from '@tahi/ui/fields/form-section.tsx'
import { NumberField } from '@tahi/ui/fields/number-field.tsx'
import { InfoNotice } from '@tahi/ui/page/info-notice.tsx'
import type { ReactNode } from 'react'
import { useCompany } from '../../../platform/company.ts'
import { DayField } from '../../../platform/forms/day-field.tsx'
import { fieldProps } from '../../../platform/forms/field-props.ts'
import type { DraftForm } from '../../../platform/forms/use-draft-form.ts'
import classes from './fields.module.css'
import { reachBack } from './person-bodies.ts'
import type { PersonValues } from './person-values.ts'

type PayFieldsProps = {
  form: DraftForm<PersonValues>
  /** Whether the rates are read-only. */
  locked: boolean
  children: ReactNode
}

const { fields, clockNumberHint, ratesReachBack } = texts.employees

/**
 * The rates, the day from which they apply (W2 Employee form: payroll), and the person's number on the branch's clock.
 */
export function PayFields({ form, locked, children }: PayFieldsProps) {
  const { today } = useCompany()
  const pesos = {
    prefix: '₱',
    decimals: 2,
    disabled: locked,
    classNames: { input: classes.shown ?? '' },
  }
  return (
    <FormSection title={texts.employeeForm.sections.payroll}>
      <NumberField label={fields.dailyRate} {...pesos} {...fieldProps(form, 'dailyRate')} />
      <NumberField label={fields.overRate} {...pesos} {...fieldProps(form, 'overRate')} />
      {!locked && <DayField label={fields.ratesFrom} {...fieldProps(form, 'ratesFrom')} />}
      {!locked && reachBack(form.opened, form.values, today) && (
        <div className={classes.wide} role="status">
          <InfoNotice>{ratesReachBack}</InfoNotice>
        </div>
      )}
      {children}
      {!isCompanyWide(form.values.role) && (
        <TextInput
          label={fields.clockNumber}
          description={clockNumberHint}
          autoComplete="off"
          {...form.getInputProps('clockNumber')}
        />
      )}
    </FormSection>
  )
}
