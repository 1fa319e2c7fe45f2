import type { listLeaves as call, Request } from '@tahi/contract'
import type { Result } from '../../platform/http/binding.ts'
import { listed } from '../../platform/paging.ts'
import { pageOfRecords, type RecordList } from '../../platform/records-of-people.ts'
import { reachOf } from '../../platform/scope.ts'
import type { Work } from '../../platform/work.ts'
import { leaveFilters, leaveSorts } from './filters.ts'
import { type LeaveRow, leaveColumns, toLeave } from './leave.ts'

const leaves: RecordList = { table: 'leave', columns: leaveColumns, sorts: leaveSorts, usual: '-date' }

/** Leaves of everything in scope, of a branch or of a person, the latest first. */
export async function listLeaves(
  work: Work,
  { params, query }: Request<typeof call>,
): Promise<Result<typeof call>> {
  const { queries, scope } = work
  const where = leaveFilters(await reachOf(work, params.id, query.branchId), query)
  const { rows, total } = await work.lastly(pageOfRecords<LeaveRow>(queries, leaves, where, query))
  return listed(
    query,
    rows.map((row) => toLeave(row, scope)),
    total,
  )
}
