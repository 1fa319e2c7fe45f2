import { addDays, type Day, firstOfMonth } from './calendar.ts'

/** The minimum working age in full years (R.A. 9231), and the highest age that a birthday may give. */
export const workingAges = { youngest: 15, oldest: 100 } as const

/**
 * Age in full years on a day. For somebody born on 29 February, birthdays in common years are on 1 March. Negative
 * before birth.
 */
export function ageOn(birthday: Day, day: Day): number {
  const years = Number(day.slice(0, 4)) - Number(birthday.slice(0, 4))
  return day.slice(5) < birthday.slice(5) ? years - 1 : years
}

/** Why a birthday is impossible for an employee; undefined when it is possible. */
export function birthdayProblem(birthday: Day, today: Day): 'future' | 'too_young' | 'too_old' | undefined {
  if (birthday > today) return 'future'
  const age = ageOn(birthday, today)
  if (age < workingAges.youngest) return 'too_young'
  return age > workingAges.oldest ? 'too_old' : undefined
}

/** What prevents a person's pay (D2 Core HR); the server decides it. */
export const payrollBlocks = ['no_rate', 'no_birthday', 'no_designation'] as const

/** How far from today rates may begin, in days; anything beyond is a mistyped year. */
const rateDays = { before: 50 * 366, after: 366 } as const

/** Whether pay rates may begin on a day. */
export const mayRatesBegin = (from: Day, today: Day): boolean =>
  from >= addDays(today, -rateDays.before) && from <= addDays(today, rateDays.after)

/**
 * The day from which somebody's first rates hold unless another is named: the first of the month before. Days are recorded
 * and imported for the period that is paid next, and a rate that began with the account would pay nothing for them.
 */
export const firstRatesFrom = (today: Day): Day => firstOfMonth(addDays(firstOfMonth(today), -1))
