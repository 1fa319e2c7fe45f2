import { addDays, type Day } from '@tahi/domain'
import { isPreselected, type Judged } from './run-person.ts'

export interface CoveredRun {
  /** How many people have a payslip for days of the period. */
  covered: number
  /** The first day after their payslips; of most of them, as somebody may have been paid until another day. */
  next: Day
}

/** Why nobody is chosen at first: they have payslips. @returns undefined if somebody is, or nobody has one */
export function coveredRun(people: readonly Judged[]): CoveredRun | undefined {
  if (people.some(isPreselected)) return
  const lastDays = people.flatMap(({ warnings }) => {
    const covered = warnings.find(({ code }) => code === 'covered')
    return covered?.days.toSorted().at(-1) ?? []
  })
  const last = mostFrequent(lastDays)
  return last === undefined ? undefined : { covered: lastDays.length, next: addDays(last, 1) }
}

function mostFrequent(days: readonly Day[]): Day | undefined {
  const counts = new Map<Day, number>()
  for (const day of days) counts.set(day, (counts.get(day) ?? 0) + 1)
  return [...counts].sort(([, count], [, other]) => other - count)[0]?.[0]
}
