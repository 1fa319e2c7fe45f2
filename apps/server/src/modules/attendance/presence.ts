import { attendedStatuses, type Day } from '@tahi/domain'
import { type RawBuilder, sql } from 'kysely'
import { coveredByPayslip, paidByPayslip } from './covering-payslip.ts'

/** What the General Manager's list counts where no status is asked for (C5). */
export const isPresent: RawBuilder<boolean> = sql`attendance.status = 'present'`

/** A record of somebody who was there or is, by domain/attendance.ts's `attendedStatuses` (C2 Dashboard). */
export const isAttended: RawBuilder<boolean> = sql`attendance.status in (${sql.join(
  attendedStatuses.map((status) => sql.lit(status)),
)})`

/**
 * A day that is over, with a time in and no time out: it earns nothing until somebody corrects it (D5), which is no
 * longer possible under a payslip.
 */
export const lacksTimeOut = (today: Day): RawBuilder<boolean> => sql`(
  attendance.time_in is not null and attendance.time_out is null and attendance.day < ${today}::date
  and not ${coveredByPayslip(sql`attendance.person_id`, sql`attendance.day`)}
)`

/** A full day that waits for HR's confirmation (D3), which can be given until it is paid. */
export const awaitsConfirmation: RawBuilder<boolean> = sql`(
  attendance.status = 'pending'
  and (${paidByPayslip(sql`attendance.person_id`, sql`attendance.day`)}) is not true
)`
