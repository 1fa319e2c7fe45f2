import {
  type readDashboardMonth as call,
  type DashboardMonth,
  limits,
  listQuotas,
  mayUse,
  type Request,
  texts,
} from '@tahi/contract'
import { lastOfMonth, type Period } from '@tahi/domain'
import { sql } from 'kysely'
import { invalid } from '../../platform/errors.ts'
import type { Result } from '../../platform/http/binding.ts'
import { alphabetical } from '../../platform/lists/alphabetical.ts'
import { branchInScope, branchIs } from '../../platform/scope.ts'
import type { Work } from '../../platform/work.ts'
import { forBranch } from '../announcements/index.ts'
import { reported } from '../production/index.ts'

/** The calendar's marks for a month: announcements with a day in it, including those for all, and the month's quotas. */
export async function readMonth(work: Work, { query }: Request<typeof call>): Promise<Result<typeof call>> {
  const branchId = branchInScope(work.scope, query.branchId)
  const from = `${query.month}-01`
  const days = { from, to: lastOfMonth(from) }
  const [announcements, quotas] = await Promise.all([
    announcementsOf(work, branchId, days),
    mayUse(listQuotas.allow, work.scope.role) ? quotasOf(work, branchId, days) : null,
  ])
  return { announcements, quotas }
}

async function announcementsOf(
  { queries }: Work,
  branchId: string | null,
  { from, to }: Period,
): Promise<DashboardMonth['announcements']> {
  const { rows } = await sql<DashboardMonth['announcements'][number]>`
    select announcement.id as "_id", announcement.title, announcement.description as desc,
      coalesce(announcement.branch_id::text, 'All') as "branchId",
      coalesce(branch.name, ${texts.announcement.all}) as "branchName", announcement.first_day as "startDate",
      announcement.last_day as "endDate"
    from announcement
    left join branch on branch.id = announcement.branch_id
    where announcement.active and ${forBranch(branchId)}
      and announcement.first_day <= ${to} and announcement.last_day >= ${from}
    order by announcement.first_day, announcement.created_at, announcement.id
    limit ${limits.largestList + 1}`.execute(queries)
  return withinList(rows)
}

async function quotasOf(
  { queries }: Work,
  branchId: string | null,
  { from, to }: Period,
): Promise<NonNullable<DashboardMonth['quotas']>> {
  const { rows } = await sql<NonNullable<DashboardMonth['quotas']>[number]>`
    select quota.id as "_id", branch.name as "branchName", quota.style_name as "styleName",
      department.name as "departmentName", designation.name as "designationName", quota.day as date,
      reported.pieces as progress, quota.target
    from quota
    join branch on branch.id = quota.branch_id
    join department on department.id = quota.department_id
    join designation on designation.id = quota.designation_id
    cross join lateral ${reported} as reported
    where quota.active and ${branchIs('quota', branchId)} and quota.day between ${from} and ${to}
    order by quota.day, ${alphabetical(sql`branch.name`)}, ${alphabetical(sql`designation.name`)},
      ${alphabetical(sql`quota.style_name`)}, quota.id
    limit ${limits.largestList + 1}`.execute(queries)
  return withinList(rows)
}

/** The limit of a whole list (D1): rows must not be missing silently. @throws Refusal invalid */
function withinList<Row>(rows: Row[]): Row[] {
  if (rows.length > limits.largestList) throw invalid('branchId', texts.tooManyRows)
  return rows
}
