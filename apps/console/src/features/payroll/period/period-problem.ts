import { limits, texts } from '@tahi/contract'
import { daysBetween, isDay } from '@tahi/domain'
import type { PayPeriod } from './pay-periods.ts'

/** Why two days are no valid pay period; undefined if they are. */
export function periodProblem({ date, endDate }: PayPeriod): string | undefined {
  if (!isDay(date) || !isDay(endDate)) return undefined
  if (endDate < date) return texts.payslip.endBeforeStart
  return daysBetween(date, endDate) >= limits.payPeriodDays ? texts.payslip.periodTooLong : undefined
}

/** Whether two typed days are a valid pay period. */
export const isPeriod = (typed: PayPeriod): boolean =>
  isDay(typed.date) && isDay(typed.endDate) && periodProblem(typed) === undefined
