import {
  type attendanceViews,
  mayOpen,
  type Payslip,
  payslipStatus,
  type Role,
  screens,
} from '@tahi/contract'
import { choiceIn, dayIn, idIn, textIn } from '../../platform/address.ts'
import { linkTo } from '../../platform/link.ts'
import { type ListAddress, readListAddress } from '../../platform/lists/list-address.ts'
import { payslipHref } from '../../platform/payslip-href.ts'

/** The salary list's filters in the address. */
export interface SalaryAddress extends ListAddress {
  status?: Payslip['status'] | undefined
  /** The id of the payslip that is open over the list. */
  show?: string | undefined
}

export const readSalaryAddress = (search: Record<string, unknown>): SalaryAddress => ({
  ...readListAddress(search),
  status: choiceIn(search, 'status', payslipStatus.options),
  show: idIn(search, 'show'),
})

/**
 * The address of the payslips of a pay date that wait to be paid.
 * @param branch a branch's id; undefined for all in scope
 */
export const toPayHref = (payDate: string, branch: string | undefined): string =>
  linkTo(screens.salary.path, { from: payDate, to: payDate, status: 'pending', branch, sort: 'lastName' })

/** The form's address: a payslip's id, or the kind of a new one and the settings of a run. */
export interface FormAddress extends ListAddress {
  id?: string | undefined
  for?: 'many' | undefined
  /** Of a run: the people of a branch who left, or people by name; otherwise a whole branch. */
  whom?: 'left' | 'people' | undefined
  date?: string | undefined
  endDate?: string | undefined
  payDate?: string | undefined
  show?: 'warnings' | 'unchosen' | undefined
}

export const readFormAddress = (search: Record<string, unknown>): FormAddress => ({
  ...readListAddress(search),
  id: textIn(search, 'id'),
  for: choiceIn(search, 'for', ['many']),
  whom: choiceIn(search, 'whom', ['left', 'people']),
  date: dayIn(search, 'date'),
  endDate: dayIn(search, 'endDate'),
  payDate: dayIn(search, 'payDate'),
  show: choiceIn(search, 'show', ['warnings', 'unchosen']),
})

/** Whose days a link is about: an employee's, by user ID, or a branch's, by id; with neither everybody's in scope. */
interface DaysOf {
  userId?: string
  branch?: string | undefined
}

/** The attendance behind a warning, where HR can correct it. */
export function attendanceHref(
  { userId, branch }: DaysOf,
  { date, endDate }: { date: string; endDate: string },
  /** With a view all rows can be selected at once. */
  status?: 'pending' | (typeof attendanceViews)[number],
): string {
  return linkTo(screens.attendance.path, { search: userId, branch, from: date, to: endDate, status })
}

/** The correction requests behind a warning, to be decided. */
export function correctionsHref(
  { userId, branch }: DaysOf,
  { date, endDate }: { date: string; endDate: string },
): string {
  return linkTo(screens.corrections.path, {
    search: userId,
    branch,
    from: date,
    to: endDate,
    status: 'requested',
  })
}

/**
 * The address where a role that may not open the form reads the payslip that a link to the form names.
 * @returns undefined if the role reads no payslips, or the address names none
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
