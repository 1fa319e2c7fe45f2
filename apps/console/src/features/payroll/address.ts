import { mayOpen, type Payslip, payslipStatus, type Role, screens } from '@tahi/contract'
import { choiceIn, dayIn, idIn, textIn } from '../../platform/address.ts'
import { type ListAddress, readListAddress } from '../../platform/lists/list-address.ts'

/** The salary list's filters as the address keeps them. */
export interface SalaryAddress extends ListAddress {
  status?: Payslip['status'] | undefined
  /** The payslip that is read over the list. */
  show?: string | undefined
}

export const readSalaryAddress = (search: Record<string, unknown>): SalaryAddress => ({
  ...readListAddress(search),
  status: choiceIn(search, 'status', payslipStatus.options),
  show: idIn(search, 'show'),
})

/** Where a role has a payslip: in the form, or over the list for those who only read it (D2). */
export const payslipHref = (id: string, role: Role): string =>
  mayOpen('salaryForm', role)
    ? `${screens.salaryForm.path}?${new URLSearchParams({ id })}`
    : `${screens.salary.path}?${new URLSearchParams({ show: id })}`

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
  /** Of a list `toConfirm` all can be selected at once. */
  status?: 'pending' | 'toConfirm',
): string {
  const search = new URLSearchParams({
    ...(userId && { search: userId }),
    from: date,
    to: endDate,
    ...(status && { status }),
  })
  return `${screens.attendance.path}?${search}`
}

/**
 * Where a role that may not open the form reads the payslip that a colleague's link to the form names.
 * @returns undefined where it reads none, or the address names none
 */
export function payslipInstead(
  pathname: string,
  search: Record<string, unknown>,
  role: Role,
): string | undefined {
  const { id } = readFormAddress(search)
  if (pathname !== screens.salaryForm.path || id === undefined) return undefined
  return mayOpen('salary', role) ? payslipHref(id, role) : undefined
}
