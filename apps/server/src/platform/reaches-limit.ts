import { type RawBuilder, sql } from 'kysely'
import type { Queries } from './database/connection.ts'

/** Whether there are as many rows as may be. No more than these are read. @param from what follows `select` */
export async function reachesLimit(
  queries: Queries,
  from: RawBuilder<unknown>,
  limit: number,
): Promise<boolean> {
  const { rows } = await sql`select ${from} limit ${limit}`.execute(queries)
  return rows.length === limit
}
