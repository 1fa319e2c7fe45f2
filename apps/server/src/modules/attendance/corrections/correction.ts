import { type Correction, keepsRecords, type Role } from '@tahi/contract'
import {
  type AttendanceStatus,
  type CorrectionStanding,
  type CorrectionState,
  correctionActionsOf,
  type Day,
  formatWallTimeOrNone,
  type WallTime,
} from '@tahi/domain'
import { sql } from 'kysely'
import { type PersonNameRow, personNameColumns, toPersonName } from '../../../platform/person-name.ts'
import { keepsOwn, type Scope } from '../../../platform/scope.ts'

/** A request as the queries of this folder read it. */
export interface CorrectionRow extends PersonNameRow {
  id: string
  personId: string
  /** The role that the person has now. */
  role: Role
  branchId: string
  branchName: string
  day: Day
  timeIn: WallTime | null
  /** As requested. */
  askedOut: WallTime | null
  /** The day's time out that the employee saw. A request without a time out removes it. */
  recordedOut: WallTime | null
  /** Without a requested time out, the one recorded since: who sends a request while at work still clocks out later. */
  timeOut: WallTime | null
  reason: string
  state: CorrectionState
  answer: string | null
  decidedBy: string | null
  decidedAt: Date | null
  version: number
  createdAt: Date
  /** The day's record as it is now. Its id, status and version are null when there is none. */
  currentId: string | null
  currentIn: WallTime | null
  currentOut: WallTime | null
  currentStatus: AttendanceStatus | null
  currentVersion: number | null
}

/** `timeOut` of a request, for a query with its day: while the request is open, the day's current time out counts. */
export const timeOutOf = sql`
  coalesce(correction.time_out, case
    when correction.state <> 'requested' then correction.settled_out
    when attendance.time_out > correction.time_in and attendance.time_out is distinct from correction.recorded_out
    then attendance.time_out end)`

/** For `select … from ${correctionTables}`. */
export const correctionColumns = sql`
  correction.id, correction.person_id as "personId", person.role, correction.branch_id as "branchId",
  (select name from branch where branch.id = correction.branch_id) as "branchName", correction.day,
  correction.time_in as "timeIn", correction.time_out as "askedOut", correction.recorded_out as "recordedOut", ${timeOutOf} as "timeOut",
  correction.reason, correction.state,
  correction.answer, correction.decided_by_name as "decidedBy", correction.decided_at as "decidedAt",
  correction.version, correction.created_at as "createdAt", ${personNameColumns},
  attendance.id as "currentId", attendance.time_in as "currentIn", attendance.time_out as "currentOut",
  attendance.status as "currentStatus", attendance.version as "currentVersion"`

/** For `from correction`: joins the day's record as `attendance`, if there is one. */
export const dayOfCorrection = sql`
  left join attendance on attendance.active and attendance.person_id = correction.person_id
    and attendance.day = correction.day`

export const besideCorrection = sql`join person on person.id = correction.person_id ${dayOfCorrection}`

export const correctionTables = sql`correction ${besideCorrection}`

/** @returns the request as the contract has it, with what the reader may do to it */
export const toCorrection = (row: CorrectionRow, scope: Scope): Correction => ({
  _id: row.id,
  userId: row.personId,
  employee: toPersonName(row.personId, row),
  branchId: row.branchId,
  branchName: row.branchName,
  date: row.day,
  timeIn: formatWallTimeOrNone(row.timeIn),
  timeOut: formatWallTimeOrNone(row.timeOut),
  reason: row.reason,
  state: row.state,
  answer: row.answer,
  decidedBy: row.decidedBy,
  decidedAt: row.decidedAt?.toISOString() ?? null,
  current: currentOf(row),
  version: row.version,
  createdAt: row.createdAt.toISOString(),
  can: actionsOn(row, scope),
})

function currentOf({ currentId, currentIn, currentOut, currentStatus, currentVersion }: CorrectionRow) {
  if (currentId === null || currentStatus === null || currentVersion === null) return null
  return {
    _id: currentId,
    timeIn: formatWallTimeOrNone(currentIn),
    timeOut: formatWallTimeOrNone(currentOut),
    status: currentStatus,
    version: currentVersion,
  }
}

export const actionsOn = ({ state, personId }: CorrectionRow, scope: Scope): Correction['can'] =>
  correctionActionsOf(standingOf(personId, scope), state)

/** Record keepers only read their own requests, which they made as employees; others decide them (decision 0023). */
function standingOf(personId: string, scope: Scope): CorrectionStanding {
  if (keepsRecords(scope.role)) return keepsOwn(scope, personId) ? 'reader' : 'keeper'
  return personId === scope.personId ? 'owner' : 'reader'
}

/** The fields that the audit trail keeps. */
export const trail = ({ day, timeIn, timeOut, reason, state, answer }: CorrectionRow) => ({
  date: day,
  timeIn: formatWallTimeOrNone(timeIn),
  timeOut: formatWallTimeOrNone(timeOut),
  reason,
  state,
  answer,
})
