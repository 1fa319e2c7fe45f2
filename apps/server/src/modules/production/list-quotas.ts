import type { listQuotas as call, quotaSorts, Request } from '@tahi/contract'
import { type RawBuilder, sql } from 'kysely'
import { alphabetical } from '../../platform/alphabetical.ts'
import type { Result } from '../../platform/http/binding.ts'
import { allOf, orderBy, readPage } from '../../platform/paging.ts'
import { branchAsked, inBranches } from '../../platform/scope.ts'
import { holds } from '../../platform/searching.ts'
import type { Work } from '../../platform/work.ts'
import { named, type QuotaRow, quotaColumns, quotaTables, toQuota } from './quota.ts'
import { hasStanding, reported } from './standing.ts'

type Query = Request<typeof call>['query']

const sorts = {
  branchName: alphabetical(sql`branch.name`),
  departmentName: alphabetical(sql`department.name`),
  designationName: alphabetical(sql`designation.name`),
  styleName: alphabetical(sql`quota.style_name`),
  progress: sql`reported.pieces::float8 / quota.target`,
  target: sql`quota.target`,
  date: sql`quota.day`,
} satisfies Record<(typeof quotaSorts)[number], RawBuilder<unknown>>

/** Newest day first, and within a day by branch, designation and style. */
export const quotaOrder = (sort: string | undefined) =>
  orderBy(sort, sorts, {
    usual: '-date',
    tie: sql`${sorts.branchName}, ${sorts.designationName}, ${sorts.styleName}, quota.id`,
  })

/** The filters of the quota list (W2), for `quota` beside `reported`. */
export const quotaFilters = (
  branchId: string | null,
  { from, to, departmentId, standing, status, search }: Query,
  work: Work,
): RawBuilder<unknown> =>
  allOf([
    sql`quota.active`,
    inBranches(branchId, 'quota'),
    from && sql`quota.day >= ${from}`,
    to && sql`quota.day <= ${to}`,
    departmentId && sql`quota.department_id = ${departmentId}`,
    status === 'false' && sql`not quota.active`,
    holds(sql`quota.style_name`, search),
    standing && standing !== 'all' && hasStanding(standing, work),
  ])

/** Quotas of everything in scope or of a branch, with how they stand at this moment; employees see their branch's. */
export async function listQuotas(
  work: Work,
  { params, query }: Request<typeof call>,
): Promise<Result<typeof call>> {
  const { queries, scope } = work
  const branchId = await branchAsked(work, params.id, query.branchId)
  // What was reported is summed for every quota only where the order or a filter needs it; else for the page alone.
  const isJudged = query.standing !== undefined && query.standing !== 'all'
  const sums = sql`cross join lateral ${reported} as reported`
  const sortsBySum = query.sort?.endsWith('progress') ?? false
  const list = {
    from: isJudged ? sql`quota ${sums}` : sql`quota`,
    where: quotaFilters(branchId, query, work),
    join: sortsBySum && !isJudged ? sql`${named} ${sums}` : named,
    columns: sql`quota.id`,
    order: quotaOrder(query.sort),
    lookUp: { join: sql`join (${quotaTables}) on quota.id = page.id`, columns: quotaColumns(scope) },
  }
  return readPage(queries, query, list, (row: QuotaRow) => toQuota(row, work))
}
