import { sql } from 'kysely'
import type { Work } from './work.ts'

/**
 * Of two concurrent requests with the same new id the second waits here, and then finds the first one's record. Only a
 * table with a further unique constraint needs this: there the second request would violate it.
 */
export async function holdNewId({ queries }: Work, id: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${id}, 0))`.execute(queries)
}
