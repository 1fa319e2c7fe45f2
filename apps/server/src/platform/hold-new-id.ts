import { sql } from 'kysely'
import type { Work } from './work.ts'

/**
 * Of two requests at once for the same new record the second waits here, and then finds what the first made. Only a table
 * with another unique constraint needs it: there the second would be refused for what the first wrote.
 */
export async function holdNewId({ queries }: Work, id: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${id}, 0))`.execute(queries)
}
