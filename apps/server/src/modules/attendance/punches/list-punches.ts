import type { listPunches as call, Request } from '@tahi/contract'
import { sql } from 'kysely'
import type { Result } from '../../../platform/http/binding.ts'
import { allOf } from '../../../platform/lists/conditions.ts'
import { orderBy, readPage } from '../../../platform/lists/paging.ts'
import { type PersonNameRow, personNameColumns, toPersonName } from '../../../platform/person-name.ts'
import { reachOfBranch, within } from '../../../platform/scope.ts'
import type { Work } from '../../../platform/work.ts'
import { type ClaimRow, claimColumns, isUnsettled, toClaim } from './claim.ts'

interface Row extends ClaimRow, PersonNameRow {
  personId: string
  branchId: string
  branchName: string
  date: string
  recordId: string | null
}

const sorts = {
  at: sql`punch.believed_at`,
  receivedAt: sql`punch.received_at`,
  lastName: sql`person.name_order`,
}

/** The claims for a range of days, latest first. */
export async function listPunches(work: Work, { query }: Request<typeof call>): Promise<Result<typeof call>> {
  const reach = reachOfBranch(work.scope, query.branchId)
  const where = allOf([
    within(reach, 'punch'),
    query.userId && sql`punch.person_id = ${query.userId}`,
    query.from && sql`punch.day >= ${query.from}`,
    query.to && sql`punch.day <= ${query.to}`,
    query.outcome && (query.outcome === 'unsettled' ? isUnsettled : sql`punch.outcome = ${query.outcome}`),
  ])
  const list = {
    from: sql`punch`,
    where,
    join: sql`join person on person.id = punch.person_id`,
    columns: sql`
      ${claimColumns}, person.id as "personId", ${personNameColumns}, punch.branch_id as "branchId",
      (select name from branch where branch.id = punch.branch_id) as "branchName", punch.day as date,
      (select id from attendance
        where attendance.active and attendance.person_id = punch.person_id and attendance.day = punch.day) as "recordId"`,
    order: orderBy(query.sort, sorts, { usual: '-at', tie: sql`punch.id` }),
  }
  return readPage(work.queries, query, list, toPunch)
}

const toPunch = (row: Row) => ({
  ...toClaim(row),
  employee: toPersonName(row.personId, row),
  branchId: row.branchId,
  branchName: row.branchName,
  date: row.date,
  attendanceId: row.recordId,
})
