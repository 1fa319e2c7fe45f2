import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { sql } from 'kysely'
import type { Config } from '../config.ts'
import { OperatorError } from '../errors.ts'
import { holdFolder } from '../folder.ts'
import { type Database, openDatabase } from './database.ts'
import { refuseMoved } from './embedded-folder.ts'
import { tryDatabase } from './try-database.ts'

/**
 * Runs a command on the database of the settings. A server may keep running on PostgreSQL; the embedded database belongs
 * to one process at a time.
 * @throws OperatorError when a server has it, it cannot be opened, was moved, or holds no company
 */
export async function withDatabase<T>(
  { databaseUrl, dataDir }: Pick<Config, 'databaseUrl' | 'dataDir'>,
  run: (database: Database) => Promise<T>,
): Promise<T> {
  const folder = databaseUrl === undefined ? embeddedIn(dataDir) : undefined
  if (folder !== undefined) refuseMoved(dataDir)
  const release = folder === undefined ? () => {} : holdFolder(dataDir, ['database'])
  try {
    const database = await openDatabase({ url: databaseUrl, folder })
    try {
      if (!database.embedded) await tryDatabase(database)
      await refuseWithoutCompany(database)
      return await run(database)
    } finally {
      await database.close()
    }
  } finally {
    release()
  }
}

/** The folder of the embedded database. @throws OperatorError when there is none */
export function embeddedIn(dataDir: string): string {
  const folder = join(dataDir, 'database')
  if (!existsSync(folder))
    throw new OperatorError(`There is no embedded database in ${dataDir}. Check DATA_DIR.`)
  return folder
}

async function refuseWithoutCompany(database: Database): Promise<void> {
  const { rows } = await database.singly((queries) =>
    sql<{ there: boolean }>`select to_regclass('public.person') is not null as there`.execute(queries),
  )
  if (!rows[0]?.there)
    throw new OperatorError('This database holds no company yet. Check DATABASE_URL and DATA_DIR.')
}
