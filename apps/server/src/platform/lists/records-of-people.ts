import type { Sort } from '@tahi/contract'
import { type RawBuilder, sql } from 'kysely'
import type { Queries } from '../database/connection.ts'
import type { Listed } from '../http/binding.ts'
import { alphabetical } from './alphabetical.ts'
import { type AskedPage, fieldOf, orderBy, readPage, type SortColumns } from './paging.ts'

/** The sorts by a person's fields, for `from person` or a record with `join person`. */
export const sortsByPerson = {
  userId: sql`lower(person.code)`,
  lastName: sql`person.name_order`,
  firstName: alphabetical(sql`person.first_name`),
}

/** The sort by the branch that a record belongs to. It needs no join, so that a page is still chosen on the table alone. */
export const branchOf = (table: string): RawBuilder<unknown> =>
  alphabetical(sql`(select branch.name from branch where branch.id = ${sql.ref(`${table}.branch_id`)})`)

/** How the records of a table with a `person_id` are listed. */
export interface RecordList<Field extends string> {
  readonly table: string
  /** The columns read for a record, for the table with `join person`. */
  readonly columns: RawBuilder<unknown>
  /** Every sort of the contract. */
  readonly sorts: SortColumns<Field>
  /** The default sort. */
  readonly usual: Sort<NoInfer<Field>>
  /** Orders records that are equal in the requested order, for the table with `join person`; the default is their ids. */
  readonly thenBy?: RawBuilder<unknown>
}

/**
 * One page of people's records. Unless the order needs their people, the page is chosen on the table alone, whose index
 * may suffice; only the page's rows, which may be wide, are then looked up.
 * @param where conditions on the table alone
 */
export function readRecords<Row, Listing, Field extends string>(
  queries: Queries,
  { table, columns, sorts, usual, thenBy }: RecordList<Field>,
  where: RawBuilder<unknown>,
  asked: AskedPage & { readonly sort?: Sort<NoInfer<Field>> | undefined },
  toListing: (row: Row) => Listing,
): Promise<Listed<Listing>> {
  const [records, id, personId] = [sql.table(table), sql.ref(`${table}.id`), sql.ref(`${table}.person_id`)]
  const people = sql`join person on person.id = ${personId}`
  const needsPeople = thenBy !== undefined || fieldOf(asked.sort ?? usual) in sortsByPerson
  const list = {
    from: records,
    where,
    ...(needsPeople && { join: people }),
    columns: id,
    order: orderBy<Field>(asked.sort, sorts, { usual, tie: thenBy ? sql`${thenBy}, ${id}` : id }),
    lookUp: { join: sql`join ${records} on ${id} = page.id ${people}`, columns },
  }
  return readPage(queries, asked, list, toListing)
}
