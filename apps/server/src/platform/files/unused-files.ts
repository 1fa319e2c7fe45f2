import { type RawBuilder, sql } from 'kysely'
import type { Queries } from '../database/connection.ts'

/** A column that points to files. */
interface Pointer {
  readonly table: string
  readonly column: string
  /** Whether inactive rows release their file. */
  readonly letsGo: boolean
}

/**
 * The condition that a record shows a row of `file`, built from the database's foreign keys: a new table that points to
 * files is included without code, and the platform knows no module. Inactive rows do not count where the foreign key says
 * `on delete set null`.
 */
async function isShown(queries: Queries): Promise<RawBuilder<boolean>> {
  const { rows } = await sql<Pointer>`
    select owner.relname as table, attribute.attname as column, key.confdeltype = 'n' as "letsGo"
    from pg_constraint as key
    join pg_class as owner on owner.oid = key.conrelid
    join pg_attribute as attribute on attribute.attrelid = key.conrelid and attribute.attnum = any (key.conkey)
    where key.contype = 'f' and key.confrelid = 'public.file'::regclass
    order by 1, 2`.execute(queries)
  const pointers = rows.map(
    ({ table, column, letsGo }) => sql`exists (
      select from ${sql.table(table)} as pointing
      where pointing.${sql.ref(column)} = file.id ${letsGo ? sql`and pointing.active` : sql``})`,
  )
  return sql<boolean>`(${sql.join(pointers, sql` or `)})`
}

/** Records since when each file is unused, and clears that for files in use again. */
export async function noteUnused(queries: Queries, now: Date): Promise<void> {
  const shown = await isShown(queries)
  await sql`
    update file set unused_since = case when ${shown} then null else ${now}::timestamptz end
    where (unused_since is null) <> ${shown}`.execute(queries)
}

/**
 * Deletes rows of files that have been unused since `since` or longer, and lists their contents for removal. If another
 * server's record shows one of them after all, a foreign key makes the database refuse.
 * @returns the number of deleted rows, at most `most`
 */
export async function deleteUnused(queries: Queries, since: Date, now: Date, most: number): Promise<number> {
  const shown = await isShown(queries)
  const { numAffectedRows = 0n } = await sql`
    with gone as (
      delete from file where id in (
        select id from file where unused_since <= ${since} and not ${shown}
        order by unused_since, id limit ${most}
        for update skip locked
      )
      returning id
    )
    insert into content_without_file (id, due_at) select id, ${now} from gone`.execute(queries)
  return Number(numAffectedRows)
}
