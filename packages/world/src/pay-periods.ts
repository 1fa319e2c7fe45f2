import { addDays, halfMonthOf, type Period } from '@tahi/domain'
import type { WorldDay } from './days.ts'

/**
 * Half months that are entirely in the world and settled to their last day, the oldest first. One that ended within
 * the open days has no payslips yet: HR confirms before it pays, so the demo leaves it something to do.
 */
export function settledHalfMonths(days: readonly WorldDay[]): Period[] {
  const settled = days.filter(({ state }) => state === 'settled')
  const first = settled[0]?.day
  const last = settled.at(-1)?.day
  const periods: Period[] = []
  if (first === undefined || last === undefined) return periods
  for (let period = halfMonthOf(first); period.to <= last; period = halfMonthOf(addDays(period.to, 1)))
    if (period.from >= first) periods.push(period)
  return periods
}
