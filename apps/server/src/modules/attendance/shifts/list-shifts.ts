import type { listShifts as call, Request } from '@tahi/contract'
import { sql } from 'kysely'
import type { Result } from '../../../platform/http/binding.ts'
import { alphabetical } from '../../../platform/lists/alphabetical.ts'
import { allOf, isListed } from '../../../platform/lists/conditions.ts'
import { orderBy, readPage } from '../../../platform/lists/paging.ts'
import { holds } from '../../../platform/lists/searching.ts'
import { branchInScope, reachOf } from '../../../platform/scope.ts'
import type { Work } from '../../../platform/work.ts'
import { shiftColumns, toShift } from './shift.ts'

const sorts = {
  name: alphabetical(sql`shift.name`),
  start: sql`shift.starts_at`,
  end: sql`shift.ends_at`,
}

/** Active shifts in the whole scope or in a branch, or those that a person was ever assigned to. */
export async function listShifts(
  work: Work,
  { params, query }: Request<typeof call>,
): Promise<Result<typeof call>> {
  const reach = await reachOf(work, params.id, query.branchId)
  // Everybody may see the branch's shifts, so "own records only" restricts the list only when a person is named.
  const person = params.id === reach.personId ? reach.personId : null
  const branchId = reach.branchId ?? branchInScope(work.scope, query.branchId)
  const where = allOf([
    isListed('shift', query.status),
    person === null && branchId !== null && sql`shift.branch_id = ${branchId}`,
    person !== null && sql`shift.id in (select shift_id from shift_assignment where person_id = ${person})`,
    holds(sql`shift.name`, query.search),
  ])
  const order = orderBy(query.sort, sorts, { usual: 'name', tie: sql`shift.id` })
  return readPage(work.queries, query, { from: sql`shift`, where, columns: shiftColumns, order }, toShift)
}
