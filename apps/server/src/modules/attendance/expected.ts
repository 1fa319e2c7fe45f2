import { type RawBuilder, sql } from 'kysely'

/**
 * Whether somebody was expected on a day, so that nothing recorded means absent (D3): an active employee, hired by then
 * and not away deactivated, on a day of the shift or of the usual ones. For a query that has `person`, and `scheduleOn`
 * that day as `schedule`.
 */
export const wasExpected = (day: RawBuilder<unknown>, timeZone: string): RawBuilder<unknown> => sql`(
  person.active and person.role = 'user'
  and (person.created_at at time zone ${timeZone})::date <= ${day}
  and coalesce(${day} not between person.deactivated_on + 1 and person.activated_on - 1, true)
  and extract(dow from ${day}) = any(schedule.days)
)`
