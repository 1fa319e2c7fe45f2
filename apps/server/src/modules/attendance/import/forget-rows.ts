import { setImmediate } from 'node:timers/promises'
import { sql } from 'kysely'
import type { Services } from '../../../platform/services.ts'

const keptDays = 30

/** Few enough that requests to the embedded database wait less than 100 ms. */
const rowsPerStatement = 2_000

/** Deletes the rows of imports older than 30 days; the imports stay, for the attendance that points to them. */
export async function forgetRows({ database, clock }: Pick<Services, 'database' | 'clock'>): Promise<void> {
  const forget = () =>
    database.asOwner((queries) =>
      sql`
        delete from attendance_import_row where (import_id, line) in (
          select import_id, line from attendance_import_row
          where import_id in (
            select id from attendance_import
            where created_at < ${clock.now()}::timestamptz - make_interval(days => ${keptDays}::integer))
          limit ${rowsPerStatement})`.execute(queries),
    )
  while (Number((await forget()).numAffectedRows) > 0) await setImmediate()
}
