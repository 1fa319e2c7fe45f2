import { sql } from 'kysely'
import { WrongSetting } from '../config.ts'
import type { Database } from './database.ts'

/** Asks a database of one's own something, before anything is migrated. @throws WrongSetting when it does not answer */
export async function tryDatabase(database: Database): Promise<void> {
  try {
    await database.asOwner((queries) => sql`select 1`.execute(queries))
  } catch (error) {
    throw new WrongSetting(
      `The setting DATABASE_URL is wrong: ${reasonOf(error)}. Its value may hold a password and is not shown.`,
    )
  }
}

/** Nothing that repeats the address. */
function reasonOf(error: unknown): string {
  const code = error instanceof Error && 'code' in error ? String(error.code) : 'unknown'
  return reasons[code] ?? `the database cannot be used (${code})`
}

/** By the system's codes and PostgreSQL's. */
const reasons: Readonly<Record<string, string | undefined>> = {
  ECONNREFUSED: 'no database answers there; is it running',
  ENOTFOUND: 'there is no such host',
  EAI_AGAIN: 'there is no such host',
  '28P01': 'the database refuses this user and password',
  '28000': 'the database refuses this user',
  '3D000': 'there is no such database',
}
