import { type AttendanceRecord, keepsRecords } from '@tahi/contract'
import {
  type AttendanceStatus,
  formatWallTime,
  formatWallTimeOrNone,
  isFullPending,
  isLateOrHalf,
} from '@tahi/domain'
import { type RawBuilder, sql } from 'kysely'
import { type PersonNameRow, personNameColumns, toPersonName } from '../../platform/person-name.ts'
import { keepsOwn } from '../../platform/scope.ts'
import type { Work } from '../../platform/work.ts'
import { isPaid, type PayslipOver, payslipOver } from './covering-payslip.ts'
import { leftOn } from './employed.ts'

/** A record as the queries of this module read it. */
export interface RecordRow extends PersonNameRow {
  id: string
  personId: string
  branchId: string
  branchName: string
  day: string
  timeIn: number | null
  timeOut: number | null
  status: AttendanceStatus
  /** As written; `status` is derived from it. */
  recordedStatus: AttendanceStatus
  lateAfter: number
  paidFrom: number
  claimed: boolean
  version: number
  createdAt: Date
  /** The state of the payslip that covers the day. */
  payslip: PayslipOver
  /** The last day of a person who is deactivated, or went to head office. */
  leftOn: string | null
}

/**
 * For `select … from attendance join person`.
 * @param payslip the state of the payslip over the day, if the caller knows it
 */
export const recordColumnsWith = (payslip: RawBuilder<unknown>): RawBuilder<unknown> => sql`
  attendance.id, attendance.person_id as "personId", attendance.branch_id as "branchId",
  (select name from branch where branch.id = attendance.branch_id) as "branchName", attendance.day,
  attendance.time_in as "timeIn", attendance.time_out as "timeOut", attendance.status,
  attendance.recorded_status as "recordedStatus", attendance.late_after as "lateAfter",
  attendance.paid_from as "paidFrom", attendance.claimed, attendance.version, attendance.created_at as "createdAt",
  ${personNameColumns}, ${payslip} as payslip, ${leftOn} as "leftOn"`

export const recordColumns = recordColumnsWith(payslipOver(sql`attendance.person_id`, sql`attendance.day`))

/** The reader of a record, and today's date. */
type Reader = Pick<Work, 'scope' | 'today'>

/** @returns the record as the contract has it, with what the reader may do to it */
export function toRecord(row: RecordRow, reader: Reader): AttendanceRecord {
  return {
    _id: row.id,
    userId: row.personId,
    employee: toPersonName(row.personId, row),
    branchId: row.branchId,
    branchName: row.branchName,
    date: row.day,
    timeIn: formatWallTimeOrNone(row.timeIn),
    timeOut: formatWallTimeOrNone(row.timeOut),
    status: row.status,
    lateAfter: formatWallTime(row.lateAfter),
    claimed: row.claimed,
    version: row.version,
    createdAt: row.createdAt.toISOString(),
    can: actionsOn(row, reader),
    paidElsewhere: row.payslip === 'paidElsewhere',
  }
}

/** The fields that the audit trail keeps. */
export const trail = ({ date, timeIn, timeOut, status }: AttendanceRecord) => ({
  date,
  timeIn,
  timeOut,
  status,
})

export const rowTrail = (row: RecordRow, reader: Reader) => trail(toRecord(row, reader))

/**
 * Record keepers may confirm full pending days until they are paid, and change days that no payslip covers yet: late and
 * half days, and those without a time out, also many at once. They cannot change future days, which a leave wrote, as
 * nobody has worked them yet. Their own days are left to someone else.
 */
function actionsOn(
  { personId, status, payslip, day, timeIn, timeOut }: RecordRow,
  { scope, today }: Reader,
): AttendanceRecord['can'] {
  if (!keepsRecords(scope.role) || keepsOwn(scope, personId)) return []
  return [
    ...(isFullPending({ status, timeIn }) && !isPaid(payslip) ? ['confirm' as const] : []),
    ...(payslip === null && isLateOrHalf(status) ? ['setPresent' as const] : []),
    ...(payslip === null && lacksOnlyTimeOut({ timeIn, timeOut }) ? ['setTimeOut' as const] : []),
    ...(payslip === null && day <= today ? ['correct' as const] : []),
    ...(payslip === null ? ['remove' as const] : []),
  ]
}

/** A person clocked in and not out. */
export const lacksOnlyTimeOut = ({ timeIn, timeOut }: Pick<RecordRow, 'timeIn' | 'timeOut'>): boolean =>
  timeIn !== null && timeOut === null
