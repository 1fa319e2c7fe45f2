import { type RawBuilder, sql } from 'kysely'
import { paidByPayslip } from './covering-payslip.ts'

/** For `person`: the day on which they were added; nobody is expected before it. */
export const addedOn = (timeZone: string): RawBuilder<unknown> =>
  sql`(person.created_at at time zone ${timeZone})::date`

/**
 * Whether a missing record of a day means absent (D3): the person is an active employee, hired by that day and not away on
 * it, and it is a working day of their shift or of the usual hours. Under a paid payslip it does not (decision 0022): a tap
 * there was refused, so nobody knows that they were absent. For a query with `person` and that day's `scheduleOn` as
 * `schedule`.
 */
export const wouldBeAbsent = (day: RawBuilder<unknown>, timeZone: string): RawBuilder<unknown> => sql`(
  person.active and person.role = 'user'
  and ${addedOn(timeZone)} <= ${day}
  and not person.days_away @> ${day}
  and ${isWorkingDay(day)}
  and (${paidByPayslip(sql`person.id`, day)}) is not true
)`

/** Whether the day is a working day of `schedule`. */
export const isWorkingDay = (day: RawBuilder<unknown>): RawBuilder<unknown> =>
  sql`extract(dow from ${day}) = any(schedule.days)`
