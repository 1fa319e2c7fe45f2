import { sql } from 'kysely'
import type { Queries } from '../database/connection.ts'

/**
 * For the rest of the transaction: it may be lost in a power cut until a later one is written. An import that is being
 * read is lost with its process anyway, and `ready` is written when all before it is.
 */
export async function commitLoosely(queries: Queries): Promise<void> {
  await sql`set local synchronous_commit = off`.execute(queries)
}
