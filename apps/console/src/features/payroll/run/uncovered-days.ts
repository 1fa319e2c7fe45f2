import { addDays } from '@tahi/domain'
import type { PayPeriod } from '../period/pay-periods.ts'
import type { Judged, RunPerson } from './run-person.ts'

/** The people whose payslips leave out days at work, and the period of the payslip that they need for these. */
export interface UncoveredDays<Person extends Judged = RunPerson> {
  period: PayPeriod
  people: Person[]
}

/** The uncovered days of a run by their period, first those of most people. */
export function uncoveredDays<Person extends Judged>(
  people: readonly Person[],
  run: PayPeriod,
): UncoveredDays<Person>[] {
  const found = new Map<string, UncoveredDays<Person>>()
  for (const person of people) {
    const period = firstUncovered(person, run)
    if (!period) continue
    const key = `${period.date} ${period.endDate}`
    const others = found.get(key)?.people ?? []
    found.set(key, { period, people: [...others, person] })
  }
  return [...found.values()].sort((one, other) => other.people.length - one.people.length)
}

/** From one payslip to the next: these days come first, others show when they are paid. */
function firstUncovered({ warnings }: Judged, { date, endDate }: PayPeriod): PayPeriod | undefined {
  const daysOf = (asked: 'covered' | 'uncovered') => warnings.find(({ code }) => code === asked)?.days ?? []
  const [day] = daysOf('uncovered').toSorted()
  if (day === undefined) return undefined
  const covered = daysOf('covered').toSorted()
  const before = covered.findLast((one) => one < day)
  const after = covered.find((one) => one > day)
  return {
    date: before === undefined ? date : addDays(before, 1),
    endDate: after === undefined ? endDate : addDays(after, -1),
  }
}
