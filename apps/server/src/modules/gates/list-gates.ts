import type { listGates as call, Request } from '@tahi/contract'
import { sql } from 'kysely'
import type { Result } from '../../platform/http/binding.ts'
import { alphabetical } from '../../platform/lists/alphabetical.ts'
import { allOf } from '../../platform/lists/conditions.ts'
import { orderBy, readPage, sparse } from '../../platform/lists/paging.ts'
import { holds } from '../../platform/lists/searching.ts'
import { branchInScope } from '../../platform/scope.ts'
import type { Work } from '../../platform/work.ts'
import { type GateRow, gateColumns, toGate } from './gate.ts'

const sorts = {
  name: alphabetical(sql`gate.name`),
  branchName: alphabetical(sql`branch.name`),
  lastSeenAt: sparse(sql`gate.last_seen_at`),
}

/** The active gates of the branches in scope. */
export async function listGates(work: Work, { query }: Request<typeof call>): Promise<Result<typeof call>> {
  const branchId = branchInScope(work.scope, query.branchId)
  const where = allOf([
    sql`gate.ended_at is null`,
    branchId !== null && sql`gate.branch_id = ${branchId}`,
    holds(sql`gate.name`, query.search),
  ])
  const list = {
    from: sql`gate`,
    where,
    join: sql`join branch on branch.id = gate.branch_id`,
    columns: gateColumns,
    order: orderBy(query.sort, sorts, { usual: 'name', tie: sql`gate.id` }),
  }
  return readPage(work.queries, query, list, (row: GateRow) => toGate(row, work.now))
}
