import type { StatusFilter } from '@tahi/contract'
import { type RawBuilder, sql } from 'kysely'
import { orNotFound } from '../../platform/errors.ts'
import type { Listed } from '../../platform/http/binding.ts'
import { allOf, isListed } from '../../platform/lists/conditions.ts'
import { type AskedPage, readPage } from '../../platform/lists/paging.ts'
import { holds } from '../../platform/lists/searching.ts'
import { personBranchIs, type Scope } from '../../platform/scope.ts'
import type { Work } from '../../platform/work.ts'
import { actionsOn, type PartTable } from './part.ts'

interface Row {
  _id: string
  status: boolean
  version: number
  people: number
}

type Readable<Fields> = Row & Fields & { can: ('edit' | 'remove')[] }

/** How a part is read, in a list or alone. */
export interface PartQuery {
  readonly table: PartTable
  /** The part's own fields, besides those that all parts have. */
  readonly fields: RawBuilder<unknown>
  readonly join?: RawBuilder<unknown>
  /** The condition for the people who belong to the part. */
  readonly members: RawBuilder<unknown>
}

/**
 * The active parts, each with the number of active people in the caller's scope.
 * @param branchId counts only the people of that branch
 */
export async function listParts<Fields>(
  { queries, scope }: Work,
  part: PartQuery,
  asked: AskedPage & {
    search?: string | undefined
    status?: StatusFilter
    branchId: string | null
    only?: RawBuilder<unknown> | false
    order: RawBuilder<unknown>
  },
): Promise<Listed<Readable<Fields>>> {
  const name = sql.ref(`${part.table}.name`)
  const where = allOf([isListed(part.table, asked.status), asked.only, holds(name, asked.search)])
  const list = {
    from: sql.table(part.table),
    where,
    join: part.join ?? sql``,
    columns: columnsOf(part, scope, asked.branchId),
    order: asked.order,
  }
  return readPage(queries, asked, list, (row: Row & Fields) => ({
    ...row,
    can: actionsOn(row.status, scope.role),
  }))
}

/** One part; removed parts included. @throws Refusal not_found */
export async function readPart<Fields>(
  { queries, scope }: Work,
  part: PartQuery,
  id: string,
): Promise<Readable<Fields>> {
  const { rows } = await sql<Row & Fields>`
    select ${columnsOf(part, scope, null)} from ${sql.table(part.table)} ${part.join ?? sql``}
    where ${sql.ref(`${part.table}.id`)} = ${id}`.execute(queries)
  const row = orNotFound(rows[0])
  return { ...row, can: actionsOn(row.status, scope.role) }
}

const columnsOf = ({ table, fields, members }: PartQuery, scope: Scope, branchId: string | null) => sql`
  ${sql.ref(`${table}.id`)} as "_id", ${sql.ref(`${table}.active`)} as status,
  ${sql.ref(`${table}.version`)} as version, ${fields},
  (select count(*) from person where person.active and ${members} and ${peopleWithin(scope, branchId)}) as people`

/** The people of a branch, or of the whole scope; for an employee only themselves. */
function peopleWithin(scope: Scope, branchId: string | null): RawBuilder<unknown> {
  if (scope.ownOnly) return sql`person.id = ${scope.personId}`
  return personBranchIs(branchId ?? scope.branchId)
}
