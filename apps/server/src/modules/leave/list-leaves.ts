import type { listLeaves as call, Request } from '@tahi/contract'
import { sql } from 'kysely'
import type { Result } from '../../platform/http/binding.ts'
import { listed, orderBy, pageOf } from '../../platform/paging.ts'
import { reachOf } from '../../platform/scope.ts'
import type { Work } from '../../platform/work.ts'
import { isOwnSort, leaveFilters, leaveSorts } from './filters.ts'
import { type LeaveRow, leaveColumns, toLeave } from './leave.ts'

/** Leaves of everything in scope, of a branch or of a person, the latest first. */
export async function listLeaves(
  work: Work,
  { params, query }: Request<typeof call>,
): Promise<Result<typeof call>> {
  const { queries, scope } = work
  const where = leaveFilters(await reachOf(work, params.id, query.branchId), query)
  const page = pageOf(query)
  const order = orderBy(query.sort, leaveSorts, { usual: '-date', tie: sql`leave.id` })
  // The page is chosen on the index alone where it can be; only its rows are then looked up.
  const people = isOwnSort(query.sort) ? sql`` : sql`join person on person.id = leave.person_id`
  const [counted, found] = await Promise.all([
    sql<{ total: number }>`select count(*) as total from leave where ${where}`.execute(queries),
    sql<LeaveRow>`
      with page as (
        select leave.id, row_number() over (${order}) as place
        from leave ${people}
        where ${where} ${order} limit ${page.limit} offset ${page.offset}
      )
      select ${leaveColumns}
      from page
      join leave on leave.id = page.id
      join person on person.id = leave.person_id
      order by page.place`.execute(queries),
  ])
  const total = counted.rows[0]?.total ?? 0
  return listed(
    query,
    found.rows.map((row) => toLeave(row, scope)),
    total,
  )
}
