import { attendedStatuses, type Day } from '@tahi/domain'
import { type RawBuilder, sql } from 'kysely'

/** A record of somebody who was there or is, by domain/attendance.ts's `attendedStatuses` (C2 Dashboard). */
export const isAttended: RawBuilder<boolean> = sql`attendance.status in (${sql.join(
  attendedStatuses.map((status) => sql.lit(status)),
)})`

/** A day that is over, with a time in and no time out: it earns nothing until somebody corrects it (D5). */
export const lacksTimeOut = (today: Day): RawBuilder<boolean> =>
  sql`(attendance.time_in is not null and attendance.time_out is null and attendance.day < ${today}::date)`
