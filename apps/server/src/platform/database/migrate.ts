import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { sql } from 'kysely'
import type { Queries } from './connection.ts'
import type { Database } from './database.ts'
import { waitForTurn } from './locks.ts'

interface Applied {
  readonly file: string
  /** Of its text when it was applied; null for one of a version that kept none. */
  readonly hash: string | null
}

/**
 * Applies the folder's numbered files that the database does not have yet: forward only, all or nothing, one process at a
 * time.
 * @returns the files that were applied
 */
export function migrate(database: Database, folder: string): Promise<string[]> {
  const files = filesOf(folder)
  return database.asOwner(async (queries) => {
    await waitForTurn(queries, 'migrations')
    await sql`
      create table if not exists schema_migration (
        file text primary key, applied_at timestamptz not null default now(), hash text)`.execute(queries)
    await sql`alter table schema_migration enable row level security, add column if not exists hash text`.execute(
      queries,
    )
    const applied = new Map((await readApplied(queries)).map(({ file, hash }) => [file, hash]))
    const missing = files.filter((file) => !applied.has(file))
    for (const file of missing) {
      const text = readFileSync(join(folder, file), 'utf8')
      await sql.raw(text).execute(queries)
      await sql`insert into schema_migration (file, hash) values (${file}, ${hashOf(text)})`.execute(queries)
    }
    for (const file of files.filter((file) => applied.get(file) === null))
      await sql`update schema_migration set hash = ${hashOfFile(folder, file)} where file = ${file}`.execute(
        queries,
      )
    return missing
  })
}

/** How the database differs from the folder's files. */
export interface Divergence {
  /** The last file that a newer version has applied, as while one server after the other is upgraded. */
  readonly newer: string | undefined
  /** Files that were edited after they had been applied: what was changed in them is not in the database. */
  readonly edited: readonly string[]
}

/** Compares what was applied to the database with a folder's files; changes nothing. After `migrate`. */
export async function findDivergence(database: Database, folder: string): Promise<Divergence> {
  const files = new Set(filesOf(folder))
  const applied = await database.asOwner(readApplied)
  return {
    newer: applied.findLast(({ file }) => !files.has(file))?.file,
    edited: applied
      .filter(({ file, hash }) => files.has(file) && hash !== null && hash !== hashOfFile(folder, file))
      .map(({ file }) => file),
  }
}

const readApplied = async (queries: Queries): Promise<Applied[]> =>
  (await sql<Applied>`select file, hash from schema_migration order by file`.execute(queries)).rows

const filesOf = (folder: string): string[] =>
  readdirSync(folder)
    .filter((file) => /^\d{4}_\w+\.sql$/.test(file))
    .sort()

const hashOfFile = (folder: string, file: string): string => hashOf(readFileSync(join(folder, file), 'utf8'))

/** Line ends do not count: Git may write others. */
const hashOf = (text: string): string =>
  createHash('sha256').update(text.replaceAll('\r\n', '\n')).digest('hex')
