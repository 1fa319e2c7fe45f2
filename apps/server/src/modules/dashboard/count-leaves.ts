import type { DashboardSummary } from '@tahi/contract'
import { sql } from 'kysely'
import { branchIs } from '../../platform/scope.ts'
import { type Asked, dayWithin } from './asked.ts'
import { standing } from './trend.ts'

/**
 * Requested leaves, as the leave list has them, and how many were open at the end of each of the last days: requested by
 * then, and decided later or not yet. Where the data does not say, this assumes that a reopened leave was open all the
 * time, and that a withdrawn one never was.
 */
export async function countLeaves(asked: Asked): Promise<NonNullable<DashboardSummary['leaves']>> {
  const { work, branchId, days } = asked
  const { rows } = await sql<{ day: string; count: number }>`
    with waiting as (
      select created_at, case when state <> 'requested' then decided_at end as until
      from leave
      where active and ${branchIs('leave', branchId)}
        and (state = 'requested' or decided_at >= (${days.from}::date)::timestamp at time zone ${work.timeZone})
    ),
    changes as (
      select ${dayWithin(asked, sql`created_at`)} as day, 1 as change from waiting
      union all
      select ${dayWithin(asked, sql`until`)}, -1 from waiting where until is not null
    )
    select day, sum(change) as count from changes group by day`.execute(work.queries)
  return standing(days, rows)
}
