import { type listQuotaProgress as call, isWholeList, type Request } from '@tahi/contract'
import { sql } from 'kysely'
import { notFound } from '../../../platform/errors.ts'
import type { Result } from '../../../platform/http/binding.ts'
import { allOf, isOfPeople } from '../../../platform/lists/conditions.ts'
import { orderBy, readPage } from '../../../platform/lists/paging.ts'
import { isCalled } from '../../../platform/lists/searching.ts'
import { membersWho, reachOf, within } from '../../../platform/scope.ts'
import type { Work } from '../../../platform/work.ts'
import { findQuota } from '../repository.ts'
import { entryColumns, toEntry } from './entry.ts'

const sorts = {
  createdAt: sql`quota_progress.created_at`,
  quotaProgress: sql`quota_progress.amount`,
  lastName: sql`person.name_order`,
}

/**
 * Entries on active quotas in the whole scope, of a branch or of a quota, newest first; employees see their own. `from`
 * and `to` are days of the quotas.
 */
export async function listProgress(
  work: Work,
  { params, query }: Request<typeof call>,
): Promise<Result<typeof call>> {
  const { queries } = work
  const quota = await quotaAsked(work, params.id)
  const reach = await reachOf(work, quota ? 'all' : params.id, query.branchId)
  const where = allOf([
    sql`quota.active`,
    within(reach, 'quota_progress'),
    quota && sql`quota_progress.quota_id = ${quota}`,
    query.employeeId && sql`quota_progress.person_id = ${query.employeeId}`,
    query.search && sql`quota_progress.person_id in (${membersWho(reach.branchId, isCalled(query.search))})`,
    isOfPeople('quota_progress', { role: query.role }),
    query.departmentId && sql`quota.department_id = ${query.departmentId}`,
    query.from && sql`quota.day >= ${query.from}`,
    query.to && sql`quota.day <= ${query.to}`,
  ])
  const list = {
    from: sql`quota_progress join quota on quota.id = quota_progress.quota_id`,
    where,
    join: sql`join person on person.id = quota_progress.person_id`,
    columns: entryColumns,
    order: orderBy(query.sort, sorts, { usual: '-createdAt', tie: sql`quota_progress.id` }),
  }
  return readPage(queries, query, list, toEntry)
}

/** The active quota that `/{id}` names; null when it names something else. */
async function quotaAsked(work: Work, id: string): Promise<string | null> {
  if (isWholeList(id)) return null
  const quota = await findQuota(work, id)
  if (quota && !quota.active) throw notFound()
  return quota?.id ?? null
}
