import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { sql } from 'kysely'
import type { Database } from './database.ts'
import { waitForTurn } from './locks.ts'

/**
 * Applies the folder's numbered files that the database does not have yet: forward only, all or nothing, one process at a
 * time.
 * @returns the files that were applied
 */
export function migrate(database: Database, folder: string): Promise<string[]> {
  const files = filesOf(folder)
  return database.asOwner(async (queries) => {
    await waitForTurn(queries, 'migrations')
    await sql`create table if not exists schema_migration (file text primary key, applied_at timestamptz not null default now())`.execute(
      queries,
    )
    await sql`alter table schema_migration enable row level security`.execute(queries)
    const { rows } = await sql<{ file: string }>`select file from schema_migration`.execute(queries)
    const applied = new Set(rows.map((row) => row.file))
    const missing = files.filter((file) => !applied.has(file))
    for (const file of missing) {
      await sql.raw(readFileSync(join(folder, file), 'utf8')).execute(queries)
      await sql`insert into schema_migration (file) values (${file})`.execute(queries)
    }
    return missing
  })
}

/** The last file that a newer version has applied, as while one server after the other is upgraded. */
export async function newerMigration(database: Database, folder: string): Promise<string | undefined> {
  const { rows } = await database.asOwner((queries) =>
    sql<{ file: string | null }>`
      select max(file) as file from schema_migration where file <> all(${filesOf(folder)}::text[])`.execute(
      queries,
    ),
  )
  return rows[0]?.file ?? undefined
}

const filesOf = (folder: string): string[] =>
  readdirSync(folder)
    .filter((file) => /^\d{4}_\w+\.sql$/.test(file))
    .sort()
