import type { listRefusedPunches as call, RefusedPunch, Request } from '@tahi/contract'
import { sql } from 'kysely'
import type { Result } from '../../platform/http/binding.ts'
import { alphabetical } from '../../platform/lists/alphabetical.ts'
import { allOf } from '../../platform/lists/conditions.ts'
import { orderBy, readPage } from '../../platform/lists/paging.ts'
import { isCalled } from '../../platform/lists/searching.ts'
import { type PersonNameRow, personNameColumns, toPersonName } from '../../platform/person-name.ts'
import { branchInScope } from '../../platform/scope.ts'
import type { Work } from '../../platform/work.ts'
import { isWaitingTap, tappedOn } from '../attendance/index.ts'

interface Row extends PersonNameRow {
  id: string
  personId: string
  branchId: string
  branchName: string
  gateName: string | null
  at: Date
  receivedAt: Date
  outcome: RefusedPunch['outcome']
}

const sorts = {
  at: sql`gate_punch.tapped_at`,
  receivedAt: sql`gate_punch.received_at`,
  lastName: sql`person.name_order`,
  branchName: alphabetical(sql`branch.name`),
}

/**
 * Offline taps that were refused because of a wrong PIN and wait for HR, latest first. A tap whose day has both times by
 * now waits no more.
 */
export async function listRefused(work: Work, { query }: Request<typeof call>): Promise<Result<typeof call>> {
  const branchId = branchInScope(work.scope, query.branchId)
  const day = tappedOn(work.timeZone)
  const where = allOf([
    isWaitingTap(work.timeZone),
    branchId !== null && sql`gate_punch.branch_id = ${branchId}`,
    query.from && sql`${day} >= ${query.from}`,
    query.to && sql`${day} <= ${query.to}`,
    isCalled(query.search),
  ])
  const list = {
    from: sql`gate_punch join person on person.id = gate_punch.person_id`,
    where,
    join: sql`
      join branch on branch.id = gate_punch.branch_id
      left join gate on gate.id = gate_punch.gate_id`,
    columns: sql`
      gate_punch.id, person.id as "personId", ${personNameColumns}, gate_punch.branch_id as "branchId",
      branch.name as "branchName", gate.name as "gateName", gate_punch.tapped_at as at,
      gate_punch.received_at as "receivedAt", gate_punch.outcome`,
    order: orderBy(query.sort, sorts, { usual: '-at', tie: sql`gate_punch.id` }),
  }
  return readPage(work.queries, query, list, toRefused)
}

const toRefused = ({ id, at, receivedAt, ...row }: Row): RefusedPunch => ({
  _id: id,
  employee: toPersonName(row.personId, row),
  branchId: row.branchId,
  branchName: row.branchName,
  gateName: row.gateName,
  at: at.toISOString(),
  receivedAt: receivedAt.toISOString(),
  outcome: row.outcome,
})
