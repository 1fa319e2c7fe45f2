import { type RawBuilder, sql } from 'kysely'

/** The type of the confirmed leave that covers a person's day; null without one. */
export const leaveTypeOn = (
  person: RawBuilder<unknown>,
  day: RawBuilder<unknown>,
): RawBuilder<unknown> => sql`(
  select leave_type from leave
  where leave.active and leave.state = 'confirmed' and leave.person_id = ${person}
    and ${day} between leave.first_day and leave.last_day
)`
