import { type RawBuilder, sql } from 'kysely'
import { alphabetical } from './alphabetical.ts'
import { isOneOf } from './conditions.ts'
import type { Queries } from './database/connection.ts'
import { type AskedPage, orderBy, pageOf } from './paging.ts'

/** The sorts of the contract that are a person's, for `from person` or a record `join person`. */
export const sortsByPerson = {
  userId: sql`lower(person.code)`,
  lastName: sql`person.name_order`,
  firstName: alphabetical(sql`person.first_name`),
}

/** How the records of a table with a `person_id` are listed. */
export interface RecordList {
  readonly table: string
  /** What is read of a record, for the table `join person`. */
  readonly columns: RawBuilder<unknown>
  /** Every sort of the contract. */
  readonly sorts: Readonly<Record<string, RawBuilder<unknown>>>
  /** The sort where none is asked for. */
  readonly usual: string
  /** Orders records that are equal in the order asked for, for the table `join person`; without it their ids do. */
  readonly thenBy?: RawBuilder<unknown>
}

/**
 * One page of people's records, and how many there are: one statement, which needs no transaction around it. The page is
 * chosen on the table alone, whose index may answer it, unless the order needs its people; only its rows, which may be
 * wide, are then looked up.
 * @param where conditions on the table alone
 */
export async function pageOfRecords<Row extends { id: string }>(
  queries: Queries,
  { table, columns, sorts, usual, thenBy }: RecordList,
  where: RawBuilder<unknown>,
  asked: AskedPage,
): Promise<{ rows: Row[]; total: number }> {
  const { limit, offset } = pageOf(asked)
  const [records, id, personId] = [sql.table(table), sql.ref(`${table}.id`), sql.ref(`${table}.person_id`)]
  const order = orderBy(asked.sort, sorts, { usual, tie: thenBy ? sql`${thenBy}, ${id}` : id })
  const needsPeople = thenBy !== undefined || (asked.sort ?? usual).replace('-', '') in sortsByPerson
  const people = needsPeople ? sql`join person on person.id = ${personId}` : sql``
  const { rows } = await sql<Row & { total: number }>`
    with page as (
      select ${id} from ${records} ${people} where ${where} ${order} limit ${limit} offset ${offset}
    )
    select ${columns}, counted.total
    from (select count(*) as total from ${records} where ${where}) as counted
    left join (
      page
      join ${records} on ${id} = page.id
      join person on person.id = ${personId}
    ) on true
    ${order}`.execute(queries)
  // A page past the end has a row all the same, which says how many there are.
  return { rows: rows.filter((row) => row.id !== null), total: rows[0]?.total ?? 0 }
}

/**
 * Locks the people of these records of a table until the transaction ends, before the records themselves. Whoever
 * decides about the same people waits here, and always in this order: whether a payslip covers a day still holds when the
 * change is written.
 */
export async function lockPeopleOf(queries: Queries, table: string, ids: readonly string[]): Promise<void> {
  await sql`
    select from person where id in (select person_id from ${sql.table(table)} where ${isOneOf('id', ids)})
    order by id for no key update`.execute(queries)
}

/** Locks a person whose records are about to be written, for the same reason. */
export async function lockPerson(queries: Queries, id: string): Promise<void> {
  await sql`select from person where id = ${id} for no key update`.execute(queries)
}
