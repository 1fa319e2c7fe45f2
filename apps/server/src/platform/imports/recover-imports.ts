import { texts } from '@tahi/contract'
import { sql } from 'kysely'
import type { Services } from '../services.ts'
import type { ImportTables } from './import-tables.ts'

/** A process that works on an import gives a sign of life every few rows; after so long it has ended. */
const silentMinutes = 2

/**
 * Imports whose process ended in the middle become `failed`. At the start the embedded database's are all of that kind; on
 * a server other processes may be at work on some.
 */
export async function recoverImports(
  { database, clock }: Pick<Services, 'database' | 'clock'>,
  { imports }: ImportTables,
): Promise<void> {
  const silent = database.embedded
    ? sql`true`
    : sql`touched_at < ${clock.now()}::timestamptz - make_interval(mins => ${silentMinutes}::integer)`
  await database.asOwner((queries) =>
    sql`
      update ${sql.table(imports)} set state = 'failed', message = ${texts.attendanceImport.interrupted}
      where state in ('reading', 'importing') and ${silent}`.execute(queries),
  )
}
