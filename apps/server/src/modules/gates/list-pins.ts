import type { listGatePins as call, Request } from '@tahi/contract'
import { sql } from 'kysely'
import type { Result } from '../../platform/http/binding.ts'
import { alphabetical } from '../../platform/lists/alphabetical.ts'
import { allOf } from '../../platform/lists/conditions.ts'
import { orderBy, readPage, sparse } from '../../platform/lists/paging.ts'
import { sortsByPerson } from '../../platform/lists/records-of-people.ts'
import { isCalled } from '../../platform/lists/searching.ts'
import { type PersonNameRow, personNameColumns, toPersonName } from '../../platform/person-name.ts'
import { branchInScope, personBranchIs } from '../../platform/scope.ts'
import type { Work } from '../../platform/work.ts'
import { lockOf } from './pins.ts'

interface Row extends PersonNameRow {
  id: string
  branchId: string
  branchName: string
  setAt: Date | null
  failures: Date[] | null
}

const sorts = {
  ...sortsByPerson,
  branchName: alphabetical(sql`branch.name`),
  setAt: sparse(sql`pin.set_at`),
}

/** The active employees in scope with the state of their PINs. */
export async function listPins(work: Work, { query }: Request<typeof call>): Promise<Result<typeof call>> {
  const branchId = branchInScope(work.scope, query.branchId)
  const where = allOf([
    sql`person.active and person.role = 'user'`,
    personBranchIs(branchId),
    query.has === 'set' && sql`pin.set_at is not null`,
    query.has === 'none' && sql`pin.set_at is null`,
    isCalled(query.search),
  ])
  const list = {
    named: sql`pin as (select * from gate_pins())`,
    from: sql`person left join pin on pin.person_id = person.id`,
    where,
    join: sql`join branch on branch.id = person.branch_id`,
    columns: sql`
      person.id, ${personNameColumns},
      person.branch_id as "branchId", branch.name as "branchName", pin.set_at as "setAt", pin.failed_at as failures`,
    order: orderBy(query.sort, sorts, { usual: 'lastName', tie: sql`person.id` }),
  }
  return readPage(work.queries, query, list, (row: Row) => toPin(row, work.now))
}

function toPin({ id, branchId, branchName, setAt, failures, ...name }: Row, now: Date) {
  return {
    employee: toPersonName(id, name),
    branchId,
    branchName,
    setAt: setAt?.toISOString() ?? null,
    lockedUntil: lockOf(failures ?? [], now)?.toISOString() ?? null,
  }
}
