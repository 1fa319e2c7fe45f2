import { type AttendanceStatus, attendedStatuses, type Day, lateAndHalf } from '@tahi/domain'
import { type RawBuilder, sql } from 'kysely'
import { paidByPayslip } from './covering-payslip.ts'

/** The records that the General Manager's list counts when no status is given (C5). */
export const isPresent: RawBuilder<boolean> = sql`attendance.status = 'present'`

const hasOneOf = (statuses: readonly AttendanceStatus[]): RawBuilder<boolean> =>
  sql`attendance.status in (${sql.join(statuses.map((status) => sql.lit(status)))})`

/** Those, and those that may wait for confirmation, as far as the index of a branch's days tells. */
export const isPresentOrPending = hasOneOf(['present', 'pending'])

/** A record of a person who is or was at work, by `attendedStatuses` of domain/attendance.ts (C2 Dashboard). */
export const isAttended = hasOneOf(attendedStatuses)

/** A day that earns nothing, unless HR sets it to present. */
export const isLateOrHalf = hasOneOf(lateAndHalf)

const isUnpaid = sql`(${paidByPayslip(sql`attendance.person_id`, sql`attendance.day`)}) is not true`

/**
 * A past day with a time in and no time out. It earns nothing until somebody corrects it (D5), which is possible until the
 * day is paid, even if a payslip that covers it has to be removed first.
 */
export const lacksTimeOut = (today: Day): RawBuilder<boolean> => sql`(
  attendance.time_in is not null and attendance.time_out is null and attendance.day < ${today}::date
  and ${isUnpaid}
)`

/**
 * A full day that waits for HR's confirmation (D3), by `isFullPending` of domain/attendance.ts. It is possible until the
 * day is paid.
 */
export const awaitsConfirmation: RawBuilder<boolean> = sql`(
  attendance.status = 'pending' and attendance.time_in is not null
  and ${isUnpaid}
)`
