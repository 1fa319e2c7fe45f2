import { addDays, type Day } from '@tahi/domain'
import { type PayPeriod, restOfHalfMonth } from '../period/pay-periods.ts'
import { isPreselected, type Judged } from './run-person.ts'
import { uncoveredDays } from './uncovered-days.ts'

export interface CoveredRun {
  /** How many people have a payslip for days of the period. */
  covered: number
  /**
   * The days at work that their payslips leave out, or those after them; of most of them, as somebody may have been paid
   * until another day.
   */
  next: PayPeriod
}

/** Why nobody is chosen at first: they have payslips. @returns undefined if somebody is, or nobody has one */
export function coveredRun(people: readonly Judged[], period: PayPeriod): CoveredRun | undefined {
  if (people.some(isPreselected)) return
  const lastDays = people.flatMap(({ warnings }) => {
    const covered = warnings.find(({ code }) => code === 'covered')
    return covered?.days.toSorted().at(-1) ?? []
  })
  const last = mostFrequent(lastDays)
  if (last === undefined) return
  const [uncovered] = uncoveredDays(people, period)
  return { covered: lastDays.length, next: uncovered?.period ?? restOfHalfMonth(addDays(last, 1)) }
}

function mostFrequent(days: readonly Day[]): Day | undefined {
  const counts = new Map<Day, number>()
  for (const day of days) counts.set(day, (counts.get(day) ?? 0) + 1)
  return [...counts].sort(([, count], [, other]) => other - count)[0]?.[0]
}
