import type { listSpareParts as call, Request } from '@tahi/contract'
import { sql } from 'kysely'
import type { Result } from '../../platform/http/binding.ts'
import { alphabetical } from '../../platform/lists/alphabetical.ts'
import { allOf } from '../../platform/lists/conditions.ts'
import { orderBy, readPage } from '../../platform/lists/paging.ts'
import { holds } from '../../platform/lists/searching.ts'
import { branchInScope, branchIs } from '../../platform/scope.ts'
import type { Work } from '../../platform/work.ts'
import { sparePartColumns, toSparePart } from './spare-part.ts'

const sorts = {
  name: alphabetical(sql`spare_part.name`),
  branchName: alphabetical(sql`branch.name`),
  createdAt: sql`spare_part.created_at`,
}

/** The spare parts of the branches in scope, without removed ones. */
export async function listSpareParts(
  { queries, scope }: Work,
  { query }: Request<typeof call>,
): Promise<Result<typeof call>> {
  const where = allOf([
    sql`spare_part.active`,
    branchIs('spare_part', branchInScope(scope, query.branchId)),
    holds(sql`spare_part.name`, query.search),
  ])
  const list = {
    from: sql`spare_part`,
    where,
    join: sql`join branch on branch.id = spare_part.branch_id`,
    columns: sparePartColumns,
    order: orderBy(query.sort, sorts, { usual: 'name', tie: sql`spare_part.id` }),
  }
  return readPage(queries, query, list, toSparePart)
}
