import type { listGates as call, Request } from '@tahi/contract'
import { sql } from 'kysely'
import { alphabetical } from '../../platform/alphabetical.ts'
import type { Result } from '../../platform/http/binding.ts'
import { allOf, listed, orderBy, pageWithTotal } from '../../platform/paging.ts'
import { branchInScope } from '../../platform/scope.ts'
import { holds } from '../../platform/searching.ts'
import type { Work } from '../../platform/work.ts'
import { type GateRow, gateColumns, toGate } from './gate.ts'

const sorts = {
  name: alphabetical(sql`gate.name`),
  branchName: alphabetical(sql`branch.name`),
  lastSeenAt: sql`gate.last_seen_at`,
}

/** The living gates of the branches in scope. */
export async function listGates(work: Work, { query }: Request<typeof call>): Promise<Result<typeof call>> {
  const branchId = branchInScope(work.scope, query.branchId)
  const where = allOf([
    sql`gate.ended_at is null`,
    branchId !== null && sql`gate.branch_id = ${branchId}`,
    holds(sql`gate.name`, query.search),
  ])
  const found = sql`
    select ${gateColumns}, count(*) over () as total
    from gate join branch on branch.id = gate.branch_id
    where ${where}`
  const order = orderBy(query.sort, sorts, { usual: 'name', tie: sql`gate.id` })
  const { rows, total } = await pageWithTotal<GateRow>(work.queries, query, found, order)
  return listed(
    query,
    rows.map((row) => toGate(row, work.now)),
    total,
  )
}
