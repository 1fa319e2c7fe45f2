import { type RawBuilder, sql } from 'kysely'
import { paidByPayslip } from './covering-payslip.ts'
import { lastDay } from './employed.ts'
import { isWorkingDay } from './schedule.ts'

/** For `person`: the day on which they were added; nobody is expected before it. */
export const addedOn = (timeZone: string): RawBuilder<unknown> =>
  sql`(person.created_at at time zone ${timeZone})::date`

/**
 * Whether a missing record of a day means absent (D3): the person is an employee, was active in the night after the day,
 * hired by it and not away on it, and it is a working day of their shift or of the usual hours. Under a paid payslip it does
 * not (decision 0022): a tap there was refused, so nobody knows that they were absent. The role is today's, because people
 * keep no former one. For a query with `person` and that day's `scheduleOn` as `schedule`.
 */
export const wouldBeAbsent = (day: RawBuilder<unknown>, timeZone: string): RawBuilder<unknown> => sql`(
  person.role = 'user' and ${day} < ${lastDay}
  and ${addedOn(timeZone)} <= ${day}
  and not person.days_away @> ${day}
  and ${isWorkingDay(day)}
  and (${paidByPayslip(sql`person.id`, day)}) is not true
)`
