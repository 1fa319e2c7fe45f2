import type { listPunches as call, Request } from '@tahi/contract'
import { sql } from 'kysely'
import type { Result } from '../../../platform/http/binding.ts'
import { allOf, listed, orderBy, pageWithTotal } from '../../../platform/paging.ts'
import { branchInScope, within } from '../../../platform/scope.ts'
import type { Work } from '../../../platform/work.ts'
import { type ClaimRow, claimColumns, toClaim } from './claim.ts'

interface Row extends ClaimRow {
  personId: string
  code: string
  firstName: string
  lastName: string
  branchId: string
  branchName: string
  date: string
}

const sorts = {
  at: sql`punch.believed_at`,
  receivedAt: sql`punch.received_at`,
  lastName: sql`person.name_order`,
}

/** What was claimed of the days of a range, the latest first. */
export async function listPunches(work: Work, { query }: Request<typeof call>): Promise<Result<typeof call>> {
  const reach = { branchId: branchInScope(work.scope, query.branchId), personId: null }
  const where = allOf([
    within(reach, 'punch'),
    query.from && sql`punch.day >= ${query.from}`,
    query.to && sql`punch.day <= ${query.to}`,
    query.outcome && query.outcome !== 'all' && sql`punch.outcome = ${query.outcome}`,
  ])
  const found = sql`
    select ${claimColumns}, person.id as "personId", person.code, person.first_name as "firstName",
      person.last_name as "lastName", punch.branch_id as "branchId",
      (select name from branch where branch.id = punch.branch_id) as "branchName", punch.day as date,
      count(*) over () as total
    from punch join person on person.id = punch.person_id
    where ${where}`
  const order = orderBy(query.sort, sorts, { usual: '-at', tie: sql`punch.id` })
  const { rows, total } = await pageWithTotal<Row>(work.queries, query, found, order)
  return listed(query, rows.map(toPunch), total)
}

const toPunch = (row: Row) => ({
  ...toClaim(row),
  employee: { _id: row.personId, userId: row.code, firstName: row.firstName, lastName: row.lastName },
  branchId: row.branchId,
  branchName: row.branchName,
  date: row.date,
  attendanceId: row.attendanceId,
})
