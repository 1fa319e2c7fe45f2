import type { listBranches as call, Request } from '@tahi/contract'
import { sql } from 'kysely'
import type { Result } from '../../platform/http/binding.ts'
import { allOf, listed, orderBy, pageOf } from '../../platform/paging.ts'
import { branchInScope } from '../../platform/scope.ts'
import type { Work } from '../../platform/work.ts'

interface Row {
  _id: string
  branchName: string
  status: boolean
  version: number
}

/** The active branches in scope, by name. */
export async function listBranches(
  { queries, scope }: Work,
  { params, query }: Request<typeof call>,
): Promise<Result<typeof call>> {
  const branchId = branchInScope(scope, params.id === ':id' ? 'all' : params.id)
  const page = pageOf(query)
  const where = allOf([
    sql`active`,
    branchId && sql`id = ${branchId}`,
    query.search && sql`position(lower(${query.search}) in lower(name)) > 0`,
  ])
  const order = orderBy(query.sort, { branchName: sql`lower(name)` }, { usual: 'branchName', tie: sql`id` })
  const [counted, found] = await Promise.all([
    sql<{ total: number }>`select count(*) as total from branch where ${where}`.execute(queries),
    sql<Row>`
      select id as "_id", name as "branchName", active as status, version
      from branch where ${where} ${order} limit ${page.limit} offset ${page.offset}`.execute(queries),
  ])
  const total = counted.rows[0]?.total ?? 0
  return listed(query, found.rows, total)
}
