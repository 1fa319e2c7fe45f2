import type { Queries } from '../database/connection.ts'
import type { Services } from '../services.ts'
import type { ImportTables } from './import-tables.ts'

/**
 * Notes how many rows are done while they are being written: also a sign of life, without which the import would be taken
 * for left. In a transaction of its own, else nobody would see it; the embedded database has no second one at the same
 * time. The import does not wait for it: those who wait for what it has locked may have every other connection.
 */
export function showProgress(
  { database, clock }: Pick<Services, 'database' | 'clock'>,
  tables: ImportTables,
  id: string,
  checked: number,
): void {
  if (database.embedded) return
  database.asOwner((queries) => noteWritten(queries, tables, id, clock.now(), checked)).catch(() => {})
}

/** Changes nothing of an import that is no longer being written, or is further: the note may come late. */
export async function noteWritten(
  queries: Queries,
  { imports }: ImportTables,
  id: string,
  now: Date,
  checked: number,
): Promise<void> {
  await queries
    .updateTable(imports)
    .set({ checked, touched_at: now })
    .where('id', '=', id)
    .where('state', '=', 'importing')
    .where('checked', '<', checked)
    .execute()
}
