import { addDays, lastOfMonth, type Period } from '@tahi/domain'
import type { WorldDay } from './days.ts'

/** The half month of a day, up to the 15th or from the 16th. */
function halfMonthOf(day: string): Period {
  const month = day.slice(0, 8)
  return day.slice(8) <= '15'
    ? { from: `${month}01`, to: `${month}15` }
    : { from: `${month}16`, to: lastOfMonth(day) }
}

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
