import type { DashboardSummary } from '@tahi/contract'
import { type Day, firstOfMonth } from '@tahi/domain'
import { sql } from 'kysely'
import { branchIs } from '../../platform/scope.ts'
import { hasStanding, reported } from '../production/index.ts'
import type { Asked } from './asked.ts'
import { perDay } from './trend.ts'

/** Quotas of the month up to today, the initial range of the quota list (W9), and quotas of each of the last days. */
export async function countQuotas({
  work: { queries, today },
  branchId,
  days,
}: Asked): Promise<NonNullable<DashboardSummary['quotas']>> {
  const month = firstOfMonth(today)
  const { rows } = await sql<{ day: Day; count: number }>`
    select quota.day, count(*) as count
    from quota
    where quota.active and ${branchIs('quota', branchId)} and quota.day between least(${month}::date, ${days.from}::date) and ${today}
    group by quota.day`.execute(queries)
  const ofMonth = rows.filter(({ day }) => day >= month)
  return {
    count: ofMonth.reduce((sum, { count }) => sum + count, 0),
    trend: perDay(days, rows),
  }
}

/** Today's quotas that are behind schedule at this hour. */
export async function countAtRisk({ work, branchId }: Asked): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*) as count
    from quota
    cross join lateral ${reported} as reported
    where quota.active and ${branchIs('quota', branchId)} and quota.day = ${work.today} and ${hasStanding('atRisk', work)}`.execute(
    work.queries,
  )
  return rows[0]?.count ?? 0
}
