import { sql } from 'kysely'
import { expect } from 'vitest'
import type { Database } from '../src/platform/database/database.ts'

/**
 * Waits until so many transactions wait for rows that others have locked. The embedded database has one connection: there
 * whoever comes second waits before asking anything.
 */
export async function untilWaiting(database: Database, count: number): Promise<void> {
  if (database.embedded) return
  const waiting = async () => {
    const { rows } = await database.asOwner((queries) =>
      sql`select from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()`.execute(
        queries,
      ),
    )
    return rows.length
  }
  await expect.poll(waiting).toBe(count)
}
