import { type RawBuilder, sql } from 'kysely'

/** For `person`: the day on which they were added; nobody is expected before it. */
export const addedOn = (timeZone: string): RawBuilder<unknown> =>
  sql`(person.created_at at time zone ${timeZone})::date`

/**
 * Whether a person was expected on a day, so that a missing record means absent (D3): an active employee, hired by that
 * day and not away on it, on a working day of their shift or of the usual hours. For a query with `person` and
 * that day's `scheduleOn` as `schedule`.
 */
export const wasExpected = (day: RawBuilder<unknown>, timeZone: string): RawBuilder<unknown> => sql`(
  person.active and person.role = 'user'
  and ${addedOn(timeZone)} <= ${day}
  and not person.days_away @> ${day}
  and extract(dow from ${day}) = any(schedule.days)
)`
