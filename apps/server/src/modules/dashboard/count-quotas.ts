import type { DashboardSummary } from '@tahi/contract'
import { type Day, firstOfMonth } from '@tahi/domain'
import { sql } from 'kysely'
import { hasStanding, reported } from '../production/index.ts'
import { type Asked, eachBranch } from './reach.ts'
import { perDay } from './trend.ts'

/** Quotas of the month up to today, which the quota list begins with (W9), and of each of the last days. */
export async function countQuotas({
  work: { queries, today },
  branchId,
  days,
}: Asked): Promise<NonNullable<DashboardSummary['quotas']>> {
  const month = firstOfMonth(today)
  const { rows } = await sql<{ day: Day; count: number }>`
    select quota.day, count(*) as count
    from ${eachBranch(branchId)}
    join quota on quota.branch_id = each.id
    where quota.active and quota.day between least(${month}::date, ${days.from}::date) and ${today}
    group by quota.day`.execute(queries)
  const ofMonth = rows.filter(({ day }) => day >= month)
  return {
    count: ofMonth.reduce((sum, { count }) => sum + count, 0),
    trend: perDay(days, rows),
  }
}

/** Quotas of today that fall behind at this hour. */
export async function countAtRisk({ work, branchId }: Asked): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*) as count
    from ${eachBranch(branchId)}
    join quota on quota.branch_id = each.id
    cross join lateral ${reported} as reported
    where quota.active and quota.day = ${work.today} and ${hasStanding('atRisk', work)}`.execute(work.queries)
  return rows[0]?.count ?? 0
}
