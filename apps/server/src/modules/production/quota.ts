import { keepsRecords, type Quota } from '@tahi/contract'
import { expectedProgress, quotaStanding } from '@tahi/domain'
import { type RawBuilder, sql } from 'kysely'
import type { Scope } from '../../platform/scope.ts'
import type { Work } from '../../platform/work.ts'
import { reported } from './standing.ts'

/** A quota as the queries of this module read it. */
export interface QuotaRow {
  id: string
  branchId: string
  branchName: string
  departmentId: string
  departmentName: string
  designationId: string
  designationName: string
  styleName: string
  target: number
  day: string
  active: boolean
  version: number
  createdAt: Date
  progress: number
  entries: number
  /** Whether it is a quota of the reader's own designation. */
  isOwn: boolean
}

/** Joins the names of its branch, department and designation; removed ones included. */
export const named = sql`
  join branch on branch.id = quota.branch_id
  join department on department.id = quota.department_id
  join designation on designation.id = quota.designation_id`

/** The tables for `quotaColumns`. */
export const quotaTables = sql`quota ${named} cross join lateral ${reported} as reported`

/** Whether `quota` is of the reader's present branch and designation. */
export const isOwn = ({ personId, branchId }: Scope): RawBuilder<unknown> => sql`(
  quota.branch_id is not distinct from ${branchId}::uuid
  and quota.designation_id is not distinct from (select designation_id from person where id = ${personId})
)`

export const quotaColumns = (scope: Scope) => sql`
  quota.id, quota.branch_id as "branchId", branch.name as "branchName", quota.department_id as "departmentId",
  department.name as "departmentName", quota.designation_id as "designationId",
  designation.name as "designationName", quota.style_name as "styleName", quota.target, quota.day, quota.active,
  quota.version, quota.created_at as "createdAt", reported.pieces as progress, reported.entries,
  ${isOwn(scope)} as "isOwn"`

/** @returns the quota as the contract has it, with its current standing and what its reader may do to it */
export function toQuota(row: QuotaRow, work: Work): Quota {
  const { id, day, active, isOwn: _, createdAt, ...quota } = row
  const { today, time } = work
  const expected = expectedProgress({ target: row.target, day, today, time })
  return {
    ...quota,
    _id: id,
    date: day,
    status: active,
    createdAt: createdAt.toISOString(),
    expected,
    standing: quotaStanding({ ...row, expected, today }),
    can: actionsOn(row, work),
  }
}

/** Record keepers may do everything except report on a future day. Employees report today on their designation's quotas. */
function actionsOn({ active, day, isOwn }: QuotaRow, { scope, today }: Work): Quota['can'] {
  if (!active) return []
  if (scope.role === 'user') return isOwn && day === today ? ['report'] : []
  if (!keepsRecords(scope.role)) return []
  return day > today ? ['edit', 'remove'] : ['edit', 'remove', 'report']
}
