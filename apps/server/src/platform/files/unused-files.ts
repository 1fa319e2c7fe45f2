import { type RawBuilder, sql } from 'kysely'
import type { Queries } from '../database/connection.ts'

/** A column that points to files. */
interface Pointer {
  readonly table: string
  readonly column: string
  /** Rows that are not active let go of their file. */
  readonly letsGo: boolean
}

/**
 * The condition that a record shows a row of `file`, out of the catalogue's foreign keys: so a new table that points to
 * files is heeded by itself, and the platform knows no module. Rows that are not active do not count where the key says
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

/** Notes since when files are unused, and that others are used again. */
export async function noteUnused(queries: Queries, now: Date): Promise<void> {
  const shown = await isShown(queries)
  await sql`
    update file set unused_since = case when ${shown} then null else ${now}::timestamptz end
    where (unused_since is null) <> ${shown}`.execute(queries)
}

/**
 * Deletes the rows of some files that are unused since a moment or longer, and puts their contents on the list of what is
 * to be removed. A record that shows one after all, by another server's doing, makes the database refuse.
 * @returns how many there were, no more than `most`
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
