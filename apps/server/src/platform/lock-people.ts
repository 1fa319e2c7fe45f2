import { type RawBuilder, sql } from 'kysely'
import { isOneOf } from './lists/conditions.ts'
import type { RecordList } from './lists/records-of-people.ts'
import { payingBranchIs, wholeScope, within } from './scope.ts'
import type { Work } from './work.ts'

/**
 * Locks the people of these records until the transaction ends, before the records themselves are locked. Others that
 * decide about the same people wait here, always in this order: whether a payslip covers a day still holds when the change
 * is written.
 */
export async function lockPeopleOf(
  { queries, scope }: Pick<Work, 'queries' | 'scope'>,
  table: string,
  ids: readonly string[],
): Promise<void> {
  await sql`
    select from person where id in (
      select person_id from ${sql.table(table)} where ${isOneOf('id', ids)} and ${within(wholeScope(scope), table)})
    order by id for no key update`.execute(queries)
}

/**
 * Locks the people, then their live records with these ids in scope, for a change.
 * @param columns the columns read for a record, for the table with `join person`
 * @param also a further condition
 */
export async function lockRecordsOf<Row>(
  work: Pick<Work, 'queries' | 'scope'>,
  { table, columns, also }: Pick<RecordList<never>, 'table' | 'columns'> & { also?: RawBuilder<unknown> },
  ids: readonly string[],
): Promise<Row[]> {
  await lockPeopleOf(work, table, ids)
  const [records, id] = [sql.table(table), sql.ref(`${table}.id`)]
  const { rows } = await sql<Row>`
    select ${columns}
    from ${records} join person on person.id = ${sql.ref(`${table}.person_id`)}
    where ${sql.ref(`${table}.active`)} and ${isOneOf(`${table}.id`, ids)} and ${within(wholeScope(work.scope), table)}
      ${also ? sql`and ${also}` : sql``}
    order by ${id}
    for update of ${records}`.execute(work.queries)
  return rows
}

/** Locks a person whose records are about to be written, for the same reason. */
export async function lockPerson(
  { queries, scope }: Pick<Work, 'queries' | 'scope'>,
  id: string,
): Promise<void> {
  const { branchId, personId } = wholeScope(scope)
  await sql`
    select from person
    where id = ${id} and ${payingBranchIs(branchId)} and ${personId === null ? sql`true` : sql`id = ${personId}`}
    for no key update`.execute(queries)
}
