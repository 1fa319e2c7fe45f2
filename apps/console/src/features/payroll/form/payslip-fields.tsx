import { Select, TextInput } from '@mantine/core'
import type { UseFormReturnType } from '@mantine/form'
import { texts } from '@tahi/contract'
import { fullName } from '@tahi/domain'
import { FormSection } from '@tahi/ui/fields/form-section.tsx'
import { DayField } from '../../../platform/forms/day-field.tsx'
import { PeriodFields } from '../period/period-fields.tsx'
import { PeriodPresets } from '../period/period-presets.tsx'
import { UnfinishedHint } from '../period/unfinished-hint.tsx'
import { PayableField } from './payable-field.tsx'
import classes from './payslip-form.module.css'
import type { PayslipValues } from './payslip-values.ts'
import type { Payable } from './use-payable.ts'

type PayslipFieldsProps = {
  form: UseFormReturnType<PayslipValues>
  employee: Payable | undefined
  onEmployee: (employee: Payable | undefined) => void
  /** A saved payslip cannot change its employee. */
  employeeFixed: boolean
  readOnly: boolean
}

const { fields, paid, pending } = texts.payslip

/** The fields that the user fills in (W2 Payslip form). */
export function PayslipFields({ form, employee, onEmployee, employeeFixed, readOnly }: PayslipFieldsProps) {
  const { values, errors } = form
  return (
    <>
      <FormSection title={texts.columns.employee}>
        <PayableField
          known={employee}
          onChange={onEmployee}
          error={errors.employeeId}
          disabled={employeeFixed}
        />
        <TextInput
          label={fields.employeeName}
          value={employee ? fullName(employee) : ''}
          disabled
          classNames={{ input: classes.shown ?? '' }}
        />
        <TextInput
          label={fields.department}
          value={employee?.departmentName ?? ''}
          disabled
          classNames={{ input: classes.shown ?? '' }}
        />
      </FormSection>
      <FormSection title={texts.payslipPeriod.period}>
        <div className={classes.wide}>
          <PeriodPresets value={values} onChange={form.setValues} disabled={readOnly} />
        </div>
        <PeriodFields value={values} onChange={form.setValues} errors={errors} disabled={readOnly} />
        <DayField
          label={fields.payDate}
          value={values.payDate}
          onChange={(payDate) => form.setFieldValue('payDate', payDate)}
          error={errors.payDate}
          disabled={readOnly}
          required
        />
        <Select
          label={fields.status}
          data={[
            { value: 'paid', label: paid },
            { value: 'pending', label: pending },
          ]}
          allowDeselect={false}
          disabled={readOnly}
          {...form.getInputProps('status')}
        />
        <div className={classes.wide}>{!readOnly && <UnfinishedHint period={values} />}</div>
      </FormSection>
    </>
  )
}
