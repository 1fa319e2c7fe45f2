import { type Payslip, payslipStatus } from '@tahi/contract'
import { choiceIn, dayIn, textIn } from '../../platform/address.ts'
import { type ListAddress, readListAddress } from '../../platform/list-address.ts'

/** The salary list's filters as the address keeps them. */
export interface SalaryAddress extends ListAddress {
  status?: Payslip['status'] | undefined
}

export const readSalaryAddress = (search: Record<string, unknown>): SalaryAddress => ({
  ...readListAddress(search),
  status: choiceIn(search, 'status', payslipStatus.options),
})

/** The form's address: a payslip's id, or whom a new one is for, and what a run has been given. */
export interface FormAddress extends ListAddress {
  id?: string | undefined
  for?: 'many' | undefined
  whom?: 'people' | undefined
  date?: string | undefined
  endDate?: string | undefined
  payDate?: string | undefined
  show?: 'warnings' | undefined
}

export const readFormAddress = (search: Record<string, unknown>): FormAddress => ({
  ...readListAddress(search),
  id: textIn(search, 'id'),
  for: choiceIn(search, 'for', ['many']),
  whom: choiceIn(search, 'whom', ['people']),
  date: dayIn(search, 'date'),
  endDate: dayIn(search, 'endDate'),
  payDate: dayIn(search, 'payDate'),
  show: choiceIn(search, 'show', ['warnings']),
})

/** The attendance behind a warning, where HR mends it. */
export function attendanceHref(
  /** The employee's; undefined for everybody's days. */
  userId: string | undefined,
  { date, endDate }: { date: string; endDate: string },
  status?: 'pending',
): string {
  const search = new URLSearchParams({
    ...(userId && { search: userId }),
    from: date,
    to: endDate,
    ...(status && { status }),
  })
  return `/attendance?${search}`
}
