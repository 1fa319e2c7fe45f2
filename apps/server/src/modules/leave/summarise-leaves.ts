import type { summariseLeaves as call, LeaveSummaryRow, Request } from '@tahi/contract'
import { sql } from 'kysely'
import type { Result } from '../../platform/http/binding.ts'
import { alphabetical } from '../../platform/lists/alphabetical.ts'
import { allOf } from '../../platform/lists/conditions.ts'
import { orderBy, readPage } from '../../platform/lists/paging.ts'
import { reachOfBranch } from '../../platform/scope.ts'
import type { Work } from '../../platform/work.ts'
import { keepsAway, lastDayAway, leavesAsked } from './filters.ts'

const sorts = {
  date: sql`totals.day`,
  branchName: alphabetical(sql`branch.name`),
  totalLeave: sql`totals.counted`,
}

/**
 * Employees on leave or requesting it, per branch and day, oldest first; days without any are left out (W2 Admin view).
 * The list's filters apply, but without a status only live leaves count. Counts where leaves begin and end instead of
 * each of their days: in a year, a large company has far fewer leaves than days of leave.
 */
export async function summariseLeaves(
  { queries, scope }: Work,
  { query }: Request<typeof call>,
): Promise<Result<typeof call>> {
  const { from = null, to = null } = query
  const reach = reachOfBranch(scope, query.branchId)
  const where = allOf([leavesAsked(reach, { ...query, status: query.status ?? 'live' }), keepsAway(from)])
  const list = {
    named: sql`
      spans as (
        select leave.branch_id, greatest(first_day, ${from}::date) as first_day,
          least(${lastDayAway}, ${to}::date) + 1 as day_after,
          count(*) as counted, count(*) filter (where state = 'confirmed') as confirmed,
          count(*) filter (where state = 'requested') as requested
        from leave join person on person.id = leave.person_id
        where ${where} group by 1, 2, 3
      ),
      changes as (
        select branch_id, day, sum(counted) as counted, sum(confirmed) as confirmed, sum(requested) as requested
        from (
          select branch_id, first_day as day, counted, confirmed, requested from spans
          union all
          select branch_id, day_after, -counted, -confirmed, -requested from spans
        ) as each
        group by branch_id, day
      ),
      standing as (
        select branch_id, day, lead(day) over by_day as until, (sum(counted) over by_day)::integer as counted,
          (sum(confirmed) over by_day)::integer as confirmed, (sum(requested) over by_day)::integer as requested
        from changes
        window by_day as (partition by branch_id order by day)
      ),
      totals as (
        select branch_id, counted, confirmed, requested, (standing.day + days.later) as day
        from standing
        cross join lateral generate_series(0, standing.until - standing.day - 1) as days (later)
        where counted > 0
      )`,
    from: sql`totals`,
    join: sql`join branch on branch.id = totals.branch_id`,
    columns: sql`
      totals.branch_id as "branchId", branch.name as "branchName", totals.day as date,
      totals.counted as "totalLeave", totals.confirmed, totals.requested`,
    order: orderBy(query.sort, sorts, {
      usual: 'date',
      tie: sql`${sorts.branchName}, branch.id, totals.day`,
    }),
  }
  return readPage(queries, query, list, (row: LeaveSummaryRow) => row)
}
