import { texts } from '@tahi/contract'
import { sql } from 'kysely'
import type { Services } from '../services.ts'
import type { ImportTables } from './import-tables.ts'

/**
 * A process that works on an import touches it again and again; after these seconds without a touch it has ended. If it
 * was only slow, it goes on nevertheless, and its result stands.
 */
export const silentSeconds = 30

/**
 * Marks imports as `failed` whose process ended in the middle. On the embedded database these are all that are unfinished
 * at the start; on a server other processes may be working on some.
 */
export async function recoverImports(
  { database }: Pick<Services, 'database'>,
  { imports }: ImportTables,
): Promise<void> {
  const silent = database.embedded
    ? sql`true`
    : sql`touched_at < clock_timestamp() - make_interval(secs => ${silentSeconds}::integer)`
  await database.asOwner((queries) =>
    sql`
      update ${sql.table(imports)} set state = 'failed', message = ${texts.imports.interrupted}
      where state in ('reading', 'importing') and ${silent}`.execute(queries),
  )
}
