import { texts } from '@tahi/contract'
import { attendedStatuses, type Day, type PayslipComputation, type Period } from '@tahi/domain'
import { Refusal } from '../../platform/errors.ts'
import type { Employee } from './employees.ts'

type Standing = Pick<Employee, 'role' | 'active'>

/** Why a person is no longer an employee. Former employees are only paid for days that no payslip covers yet. */
export const formerlyBecause = ({ role, active }: Standing): 'left' | 'promoted' | undefined => {
  if (!active) return 'left'
  return role === 'user' ? undefined : 'promoted'
}

/**
 * The days of a period that a payslip covers: for somebody who left, up to their last day, so that they can be hired again
 * and clock in on the days after.
 */
export const daysToCover = ({ leftOn }: Pick<Employee, 'leftOn'>, period: Period): Period =>
  leftOn !== null && leftOn >= period.from && leftOn < period.to ? { ...period, to: leftOn } : period

/**
 * The days of the period on which the person was at work and that no payslip covers.
 * @param covered the days that payslips cover
 */
export const daysToPay = ({ days }: PayslipComputation, covered: readonly Day[] = []): Day[] =>
  days.flatMap(({ day, status }) =>
    attendedStatuses.some((attended) => attended === status) && !covered.includes(day) ? day : [],
  )

/** Whether this is a former employee without a day to be paid for. @param covered the days that payslips cover */
export const hasNothingToPay = (
  employee: Standing,
  computation: PayslipComputation,
  covered: readonly Day[] = [],
): boolean => formerlyBecause(employee) !== undefined && daysToPay(computation, covered).length === 0

/** @throws Refusal not_found for a former employee without a day to be paid for in the period */
export function refuseWithoutDays(employee: Standing, computation: PayslipComputation): void {
  if (hasNothingToPay(employee, computation)) throw new Refusal('not_found', texts.payslip.nothingToPay)
}
