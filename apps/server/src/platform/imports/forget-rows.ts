import { sql } from 'kysely'
import type { Services } from '../services.ts'
import type { ImportTables } from './import-tables.ts'

const keptDays = 30

/** Few enough that requests to the embedded database wait less than 100 ms. */
const rowsPerStatement = 2_000

/** Deletes the rows of imports older than 30 days; the imports stay, because other records refer to them. */
export async function forgetRows(
  { database, clock }: Pick<Services, 'database' | 'clock'>,
  { imports, rows }: ImportTables,
  stopping?: AbortSignal,
): Promise<void> {
  const forgetSome = async () => {
    const { numAffectedRows = 0n } = await database.asOwner((queries) =>
      sql`
        delete from ${sql.table(rows)} where (import_id, line) in (
          select import_id, line from ${sql.table(rows)}
          where import_id in (
            select id from ${sql.table(imports)}
            where created_at < ${clock.now()}::timestamptz - make_interval(days => ${keptDays}::integer))
          limit ${rowsPerStatement})`.execute(queries),
    )
    return numAffectedRows > 0
  }
  let areLeft = true
  while (areLeft && !stopping?.aborted) areLeft = await forgetSome()
}
