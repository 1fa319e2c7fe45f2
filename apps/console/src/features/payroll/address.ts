import { payslipStatus } from '@tahi/contract'
import { firstOfMonth } from '@tahi/domain'
import { choiceIn, textIn } from '../../platform/address.ts'
import { type ListAddress, readListAddress } from '../../platform/list.ts'

/** The salary list's filters as the address keeps them. */
export interface SalaryAddress extends ListAddress {
  branch?: string | undefined
  status?: 'paid' | 'pending' | undefined
  from?: string | undefined
  to?: string | undefined
}

export const readSalaryAddress = (search: Record<string, unknown>): SalaryAddress => ({
  ...readListAddress(search),
  branch: textIn(search, 'branch'),
  status: choiceIn(search, 'status', payslipStatus.options),
  from: textIn(search, 'from'),
  to: textIn(search, 'to'),
})

/** The pay dates asked for: by default from the first of the month to today (W9). */
export const rangeOf = ({ from, to }: SalaryAddress, today: string) => ({
  from: from ?? firstOfMonth(today),
  to: to ?? today,
})

/** The form's address: a payslip's id, or whom a new one is for, and what a run has been given. */
export interface FormAddress extends ListAddress {
  id?: string | undefined
  for?: 'many' | undefined
  whom?: 'people' | undefined
  branch?: string | undefined
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
  branch: textIn(search, 'branch'),
  date: textIn(search, 'date'),
  endDate: textIn(search, 'endDate'),
  payDate: textIn(search, 'payDate'),
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
