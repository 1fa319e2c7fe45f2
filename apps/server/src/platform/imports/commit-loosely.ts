import { sql } from 'kysely'
import type { Queries } from '../database/connection.ts'

/**
 * Lets the rest of the transaction commit without waiting for the disk; a power cut may then lose it until a later commit
 * is synced. An import that is being read is lost with its process anyway, and `ready` is synced after everything before
 * it.
 */
export async function commitLoosely(queries: Queries): Promise<void> {
  await sql`set local synchronous_commit = off`.execute(queries)
}
