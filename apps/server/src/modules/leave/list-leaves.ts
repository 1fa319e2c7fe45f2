import type { listLeaves as call, Request } from '@tahi/contract'
import type { Result } from '../../platform/http/binding.ts'
import { readRecords } from '../../platform/lists/records-of-people.ts'
import { reachOf } from '../../platform/scope.ts'
import type { Work } from '../../platform/work.ts'
import { leaveFilters, sortsOfLeaves } from './filters.ts'
import { type LeaveRow, leaveColumns, toLeave } from './leave.ts'

const leaves = { table: 'leave', columns: leaveColumns, sorts: sortsOfLeaves, usual: '-date' } as const

/** Leaves in the whole scope, in a branch or of a person, latest first. */
export async function listLeaves(
  work: Work,
  { params, query }: Request<typeof call>,
): Promise<Result<typeof call>> {
  const { queries, scope } = work
  const where = leaveFilters(await reachOf(work, params.id, query.branchId), query)
  return work.lastly(readRecords(queries, leaves, where, query, (row: LeaveRow) => toLeave(row, scope)))
}
