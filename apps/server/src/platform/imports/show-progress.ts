import type { Queries } from '../database/connection.ts'
import type { Services } from '../services.ts'
import { touchedNow } from './import-record.ts'
import type { ImportTables } from './import-tables.ts'

/**
 * Records how many rows are done while they are being written, in a transaction of its own, whose result others can see;
 * the embedded database has no second transaction. The import does not wait for it: transactions waiting for its locks may
 * occupy every other connection.
 */
export function showProgress(
  { database }: Pick<Services, 'database'>,
  tables: ImportTables,
  id: string,
  checked: number,
): void {
  if (database.embedded) return
  database.asOwner((queries) => noteWritten(queries, tables, id, checked)).catch(() => {})
}

/** Leaves an import unchanged that is no longer being written, or is further on: the record may come late. */
export async function noteWritten(
  queries: Queries,
  { imports }: ImportTables,
  id: string,
  checked: number,
): Promise<void> {
  await queries
    .updateTable(imports)
    .set({ checked, ...touchedNow })
    .where('id', '=', id)
    .where('state', '=', 'importing')
    .where('checked', '<', checked)
    .execute()
}
