import type { listQuotas as call, Request } from '@tahi/contract'
import { sql } from 'kysely'
import type { Result } from '../../platform/http/binding.ts'
import { readPage } from '../../platform/lists/paging.ts'
import { branchAsked } from '../../platform/scope.ts'
import type { Work } from '../../platform/work.ts'
import { quotaFilters, quotaOrder } from './filters.ts'
import { named, type QuotaRow, quotaColumns, quotaTables, toQuota } from './quota.ts'
import { reported } from './standing.ts'

/** Quotas in the whole scope or of a branch, with their current standing; employees see their branch's. */
export async function listQuotas(
  work: Work,
  { params, query }: Request<typeof call>,
): Promise<Result<typeof call>> {
  const { queries, scope } = work
  const branchId = await branchAsked(work, params.id, query.branchId)
  // The reports of every quota are summed only if the order or a filter needs it; otherwise only the page's are.
  const isJudged = query.standing !== undefined
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
