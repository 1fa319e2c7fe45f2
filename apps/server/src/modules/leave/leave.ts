import { keepsRecords, type Leave, type Role } from '@tahi/contract'
import {
  type Day,
  type LeaveStanding,
  type LeaveState,
  type LeaveType,
  leaveActionsOf,
  leaveDays,
  type Period,
} from '@tahi/domain'
import { sql } from 'kysely'
import { type PersonNameRow, personNameColumns, toPersonName } from '../../platform/person-name.ts'
import { payingBranch, type Scope } from '../../platform/scope.ts'

/** A leave as the queries of this module read it. */
export interface LeaveRow extends PersonNameRow {
  id: string
  personId: string
  branchId: string
  branchName: string
  leaveType: LeaveType
  firstDay: Day
  lastDay: Day
  state: LeaveState
  details: string
  decidedBy: string | null
  decidedAt: Date | null
  version: number
  createdAt: Date
  /** The person's. */
  role: Role
  /** Whether the person is still employed. */
  employed: boolean
  /** The branch where the person works now, or worked last before head office. */
  personBranchId: string | null
}

/** For `select … from leave join person`. */
export const leaveColumns = sql`
  leave.id, leave.person_id as "personId", leave.branch_id as "branchId",
  (select name from branch where branch.id = leave.branch_id) as "branchName", leave.leave_type as "leaveType",
  leave.first_day as "firstDay", leave.last_day as "lastDay", leave.state, leave.details,
  leave.decided_by_name as "decidedBy", leave.decided_at as "decidedAt", leave.version,
  leave.created_at as "createdAt", ${personNameColumns},
  person.role, person.active as employed, ${payingBranch} as "personBranchId"`

/** The audit trail's action for a leave that came to this state. */
export const decisionActions: Record<LeaveState, string> = {
  confirmed: 'leave.confirm',
  rejected: 'leave.reject',
  requested: 'leave.reopen',
}

export const periodOf = ({ firstDay, lastDay }: Pick<LeaveRow, 'firstDay' | 'lastDay'>): Period => ({
  from: firstDay,
  to: lastDay,
})

/** @returns the leave as the contract has it, with what the reader may do to it */
export const toLeave = (row: LeaveRow, scope: Scope): Leave => ({
  _id: row.id,
  userId: row.personId,
  employee: toPersonName(row.personId, row),
  branchId: row.branchId,
  branchName: row.branchName,
  leaveType: row.leaveType,
  date: row.firstDay,
  dateEnd: row.lastDay,
  days: leaveDays(periodOf(row)),
  state: row.state,
  status: row.state === 'confirmed',
  details: row.details,
  decidedBy: row.decidedBy,
  decidedAt: row.decidedAt?.toISOString() ?? null,
  version: row.version,
  createdAt: row.createdAt.toISOString(),
  can: actionsOn(row, scope),
})

export const actionsOn = (row: LeaveRow, scope: Scope): Leave['can'] =>
  leaveActionsOf(standingOf(row, scope), row)

function standingOf(row: LeaveRow, scope: Scope): LeaveStanding {
  // Record keepers own their leaves too, which others decide (decision 0023).
  if (row.personId === scope.personId) return 'owner'
  return keepsRecords(scope.role) && !concernsAnother(row, scope) ? 'keeper' : 'reader'
}

/**
 * Whether the leave stayed in the caller's branch when its person moved: a change to it concerns the other branch too
 * (decision 0009).
 */
export const concernsAnother = ({ personBranchId }: LeaveRow, scope: Scope): boolean =>
  scope.branchId !== null && personBranchId !== null && personBranchId !== scope.branchId

/** The fields that the audit trail keeps; a decision can move a leave to another branch. */
export const trail = ({ branchId, leaveType, firstDay, lastDay, state, details }: LeaveRow) => ({
  branchId,
  leaveType,
  from: firstDay,
  to: lastDay,
  state,
  details,
})
