import type { listRefusedPunches as call, RefusedPunch, Request } from '@tahi/contract'
import { sql } from 'kysely'
import type { Result } from '../../platform/http/binding.ts'
import { allOf, listed, orderBy, pageWithTotal } from '../../platform/paging.ts'
import { branchInScope } from '../../platform/scope.ts'
import { isCalled } from '../../platform/searching.ts'
import type { Work } from '../../platform/work.ts'

interface Row {
  id: string
  personId: string
  code: string
  firstName: string
  lastName: string
  branchId: string
  branchName: string
  gateName: string
  phoneTime: Date
  receivedAt: Date
  outcome: RefusedPunch['outcome']
}

const sorts = {
  phoneTime: sql`gate_punch.phone_time`,
  receivedAt: sql`gate_punch.received_at`,
  lastName: sql`person.name_order`,
}

/** What gates took without a line from people whose PIN was wrong, the latest first: who tapped does not know. */
export async function listRefused(work: Work, { query }: Request<typeof call>): Promise<Result<typeof call>> {
  const branchId = branchInScope(work.scope, query.branchId)
  const where = allOf([
    sql`gate_punch.offline and gate_punch.outcome in ('refused', 'locked')`,
    branchId !== null && sql`gate_punch.branch_id = ${branchId}`,
    isCalled(query.search),
  ])
  const found = sql`
    select gate_punch.id, person.id as "personId", person.code, person.first_name as "firstName",
      person.last_name as "lastName", gate_punch.branch_id as "branchId", branch.name as "branchName",
      gate.name as "gateName", gate_punch.phone_time as "phoneTime", gate_punch.received_at as "receivedAt",
      gate_punch.outcome, count(*) over () as total
    from gate_punch
    join person on person.id = gate_punch.person_id
    join branch on branch.id = gate_punch.branch_id
    join gate on gate.id = gate_punch.gate_id
    where ${where}`
  const order = orderBy(query.sort, sorts, { usual: '-phoneTime', tie: sql`gate_punch.id` })
  const { rows, total } = await pageWithTotal<Row>(work.queries, query, found, order)
  return listed(query, rows.map(toRefused), total)
}

const toRefused = ({ id, phoneTime, receivedAt, ...row }: Row): RefusedPunch => ({
  _id: id,
  employee: { _id: row.personId, userId: row.code, firstName: row.firstName, lastName: row.lastName },
  branchId: row.branchId,
  branchName: row.branchName,
  gateName: row.gateName,
  phoneTime: phoneTime.toISOString(),
  receivedAt: receivedAt.toISOString(),
  outcome: row.outcome,
})
