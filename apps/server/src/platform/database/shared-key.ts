import { randomBytes } from 'node:crypto'
import { sql } from 'kysely'
import type { Queries } from './connection.ts'
import type { Database } from './database.ts'

/** The 32 secret bytes of this name that all servers of the company share; created at first use. */
export const sharedKey = (database: Database, name: string): Promise<Buffer> =>
  database.asOwner(async (queries) => {
    await sql`
      insert into secret (name, value) values (${name}, ${randomBytes(32)})
      on conflict (name) do nothing`.execute(queries)
    const { rows } = await sql<{ value: Buffer }>`
      select value from secret where name = ${name}`.execute(queries)
    return Buffer.from(rows[0]?.value ?? [])
  })

/** Deletes the secret; the next use creates another one. */
export async function forgetSharedKey(queries: Queries, name: string): Promise<void> {
  await sql`delete from secret where name = ${name}`.execute(queries)
}
