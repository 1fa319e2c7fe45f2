import { limits, texts } from '@tahi/contract'
import { daysBetween, type Period } from '@tahi/domain'
import { invalid } from '../../platform/errors.ts'

/** The pay period that was sent. @throws Refusal invalid when it ends before it starts or is too long */
export function payPeriod({ date, endDate }: { date: string; endDate: string }): Period {
  if (endDate < date) throw invalid('endDate', texts.payslip.endBeforeStart)
  if (daysBetween(date, endDate) >= limits.payPeriodDays)
    throw invalid('endDate', texts.payslip.periodTooLong)
  return { from: date, to: endDate }
}
