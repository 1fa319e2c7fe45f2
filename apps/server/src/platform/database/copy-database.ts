import { type RawBuilder, sql } from 'kysely'
import type { Queries } from './connection.ts'
import type { Database } from './database.ts'

/** The target database has people already. */
export class NotEmpty extends Error {}

export interface Copied {
  rows: number
  tables: number
}

/**
 * Copies all rows of a database into another one that has the same migrations and no company yet. The target is written in
 * one transaction, so all rows arrive or none; rows that its migrations inserted are deleted first. No server may write to
 * the source during the copy.
 * @param pageSize rows that are read and written at a time
 * @throws NotEmpty
 */
export function copyDatabase(from: Database, to: Database, pageSize = 2_000): Promise<Copied> {
  return to.asOwner(async (target) => {
    const tables = await tablesOf(target)
    const giveBack = await withoutRules(target, tables)
    const { rows: people } = await sql`select from person limit 1`.execute(target)
    if (people.length > 0) throw new NotEmpty()
    for (const { name } of tables) await sql`delete from ${sql.table(name)}`.execute(target)
    let rows = 0
    await from.asOwner(async (source) => {
      for (const table of tables) rows += await copyTable(table, source, target, pageSize)
    })
    await giveBack()
    return { rows, tables: tables.length }
  })
}

interface Table {
  name: string
  /** The columns that are written; the database computes the others. */
  columns: string[]
  /** The identity column, which the database numbers. */
  counter: string | null
}

async function tablesOf(queries: Queries): Promise<Table[]> {
  const { rows } = await sql<Table>`
    select relname::text as name, max(attname::text) filter (where attidentity <> '') as counter,
      array_agg(attname::text order by attnum) filter (where attgenerated = '') as columns
    from pg_class join pg_attribute on attrelid = pg_class.oid
    where relnamespace = 'public'::regnamespace and relkind = 'r' and relname <> 'schema_migration'
      and attnum > 0 and not attisdropped
    group by relname
    order by relname`.execute(queries)
  return rows
}

/**
 * Removes what rejects rows that arrive in any order: foreign keys, which are checked when they are restored, and triggers,
 * whose work was done when the rows were first written.
 * @returns restores all of it
 */
async function withoutRules(queries: Queries, tables: readonly Table[]): Promise<() => Promise<void>> {
  const { rows: keys } = await sql<{ table: string; name: string; definition: string }>`
    select relname::text as table, conname::text as name, pg_get_constraintdef(pg_constraint.oid) as definition
    from pg_constraint join pg_class on pg_class.oid = conrelid
    where contype = 'f' and relnamespace = 'public'::regnamespace`.execute(queries)
  const alter = (table: string, action: RawBuilder<unknown>) =>
    sql`alter table ${sql.table(table)} ${action}`.execute(queries)
  for (const { name } of tables) await alter(name, sql`disable trigger user`)
  for (const { table, name } of keys) await alter(table, sql`drop constraint ${sql.ref(name)}`)
  return async () => {
    for (const { table, name, definition } of keys)
      await alter(table, sql`add constraint ${sql.ref(name)} ${sql.raw(definition)}`)
    for (const { name } of tables) await alter(name, sql`enable trigger user`)
  }
}

/** @returns the number of rows */
async function copyTable(
  { name, columns, counter }: Table,
  source: Queries,
  target: Queries,
  pageSize: number,
): Promise<number> {
  const table = sql.table(name)
  const written = sql.join(columns.map((column) => sql.ref(column)))
  let copied = 0
  for (let last = '(0,0)'; ; ) {
    // In the order of ctid, which every table has. Rows travel as text, because JavaScript would round large numbers.
    const { rows } = await sql<{ count: number; last: string; content: string }>`
      select count(*), max(place)::text as last, json_agg(content)::text as content
      from (
        select ctid as place, row_to_json(whole) as content from ${table} as whole
        where ctid > ${last}::tid order by ctid limit ${pageSize}
      ) as page`.execute(source)
    const [page] = rows
    if (!page?.count) break
    await sql`
      insert into ${table} (${written}) overriding system value
      select ${written} from json_populate_recordset(null::${table}, ${page.content}::json)`.execute(target)
    copied += page.count
    last = page.last
  }
  if (counter !== null)
    await sql`
      select setval(pg_get_serial_sequence(${name}, ${counter}), coalesce(max(${sql.ref(counter)}), 0) + 1, false)
      from ${table}`.execute(target)
  return copied
}
