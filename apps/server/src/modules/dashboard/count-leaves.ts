import type { DashboardSummary } from '@tahi/contract'
import { sql } from 'kysely'
import { inBranches } from '../../platform/scope.ts'
import { type Asked, dayWithin } from './asked.ts'
import { standing } from './trend.ts'

/**
 * Leaves that are requested, as the leave list has them, and how many waited at the end of each of the last days: asked
 * for by then, and decided later or not yet. Assumed where the data does not know it: a leave that was reopened waited
 * all the time, and one that was withdrawn never did.
 */
export async function countLeaves(asked: Asked): Promise<NonNullable<DashboardSummary['leaves']>> {
  const { work, branchId, days } = asked
  const { rows } = await sql<{ day: string; count: number }>`
    with waiting as (
      select created_at, case when state <> 'requested' then decided_at end as until
      from leave
      where active and ${inBranches(branchId, 'leave')}
        and (state = 'requested' or decided_at >= (${days.from}::date)::timestamp at time zone ${asked.timeZone})
    ),
    changes as (
      select ${dayWithin(asked, sql`created_at`)} as day, 1 as change from waiting
      union all
      select ${dayWithin(asked, sql`until`)}, -1 from waiting where until is not null
    )
    select day, sum(change) as count from changes group by day`.execute(work.queries)
  return standing(days, rows)
}
