import { texts } from '@tahi/contract'
import type { ReactNode } from 'react'
import { useTypedSearch } from '../../../platform/choices/use-typed-search.ts'
import { PersonSelect } from '../../../platform/employees/person-select.tsx'
import { idFirst } from '../id-first.ts'
import classes from './payslip-form.module.css'
import { type Payable, usePayable } from './use-payable.ts'

type PayableFieldProps = {
  /** The chosen employee, if known, so that a restored form shows the name. */
  known: Payable | undefined
  onChange: (employee: Payable | undefined) => void
  error?: ReactNode
  disabled?: boolean
}

/** Employee User ID, of people who may get a payslip. */
export function PayableField({ known, onChange, error, disabled = false }: PayableFieldProps) {
  const search = useTypedSearch(known && labelOf(known))
  const found = usePayable(search.search, !disabled)
  return (
    <PersonSelect
      label={texts.payslip.fields.employeeUserId}
      placeholder={texts.payslipForm.searchEmployee}
      search={search}
      found={found}
      chosen={known}
      labelOf={labelOf}
      onChoose={onChange}
      disabled={disabled}
      classNames={{ input: classes.shown ?? '' }}
      error={error}
      autoFocus={!disabled && !known}
    />
  )
}

const labelOf = (employee: Payable): string =>
  employee.formerly ? `${idFirst(employee)} (${employee.formerly})` : idFirst(employee)
