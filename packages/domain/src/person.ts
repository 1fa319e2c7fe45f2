import { addDays, type Day } from './calendar.ts'

/** Full years from which somebody may work (R.A. 9231), and up to which a birthday is believed. */
export const workingAges = { youngest: 15, oldest: 100 } as const

/**
 * Full years on a day, by the calendar. Who was born on 29 February is a year older on 1 March of common years.
 * Negative before the birthday.
 */
export function ageOn(birthday: Day, day: Day): number {
  const years = Number(day.slice(0, 4)) - Number(birthday.slice(0, 4))
  return day.slice(5) < birthday.slice(5) ? years - 1 : years
}

/** Why nobody who works can have been born on the day; undefined when somebody can. */
export function birthdayProblem(birthday: Day, today: Day): 'future' | 'too_young' | 'too_old' | undefined {
  if (birthday > today) return 'future'
  const age = ageOn(birthday, today)
  if (age < workingAges.youngest) return 'too_young'
  return age > workingAges.oldest ? 'too_old' : undefined
}

/** What stops a person's pay (D2 Core HR). */
export const payrollBlocks = ['no_rate', 'no_birthday', 'no_designation'] as const
type PayrollBlock = (typeof payrollBlocks)[number]

/** What decides whether a person can be paid. */
interface Payable {
  /** Active, and of the role that payslips are made for. */
  readonly isEmployee: boolean
  /** Whether a daily rate above 0 holds today: one of 0 is no rate, as in a payslip's warnings. */
  readonly hasRate: boolean
  readonly birthday: Day | null
  readonly designationId: string | null
}

/** What stops a person's pay, in the order of `payrollBlocks`; nobody but employees is paid by payslip. */
export function payrollBlocksOf({ isEmployee, hasRate, birthday, designationId }: Payable): PayrollBlock[] {
  const lacks = { no_rate: !hasRate, no_birthday: birthday === null, no_designation: designationId === null }
  return isEmployee ? payrollBlocks.filter((block) => lacks[block]) : []
}

/** How far from today rates may begin, in days: what lies beyond is a mistyped year. */
const rateDays = { before: 50 * 366, after: 366 } as const

/** Whether pay rates may hold from a day on, seen from today. */
export const mayRatesBegin = (from: Day, today: Day): boolean =>
  from >= addDays(today, -rateDays.before) && from <= addDays(today, rateDays.after)
