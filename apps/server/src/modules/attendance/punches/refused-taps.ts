import { type RawBuilder, sql } from 'kysely'

/** Whether a gate's tap was refused of which who tapped was not told, and nobody of HR has dealt with it. */
export const isUnsettledTap = sql`
  gate_punch.offline and gate_punch.outcome in ('refused', 'locked') and gate_punch.settled_at is null`

/** The day of a gate's tap. @param timeZone the company's */
export const tappedOn = (timeZone: string): RawBuilder<unknown> =>
  sql`(gate_punch.tapped_at at time zone ${timeZone})::date`

/** Whether such a tap waits for HR: once its day has both times it waits no more. */
export const isWaitingTap = (timeZone: string): RawBuilder<unknown> => sql`(
  ${isUnsettledTap} and not exists (
    select from attendance
    where attendance.active and attendance.person_id = gate_punch.person_id
      and attendance.day = ${tappedOn(timeZone)}
      and attendance.time_in is not null and attendance.time_out is not null
  ))`
