import { texts } from '@tahi/contract'
import type { Services } from '../services.ts'
import { type ImportChange, noteImport } from './import-record.ts'
import type { ImportTables } from './import-tables.ts'
import { keepTouched } from './keep-touched.ts'

/** Stores what is known of the import now. */
export type Note = (change: ImportChange) => Promise<void>

/**
 * Reads or judges an import after the call that began it has replied. The import is touched meanwhile, also while its file
 * waits for those of others, so that no server takes it for abandoned. Ends as `failed` when `step` throws; never throws.
 */
export async function inBackground(
  { database, log }: Pick<Services, 'database' | 'log'>,
  tables: ImportTables,
  id: string,
  step: (note: Note) => Promise<void>,
): Promise<void> {
  const note: Note = (change) => database.asOwner((queries) => noteImport(queries, tables, id, change))
  const release = keepTouched({ database }, tables, id)
  try {
    await step(note)
  } catch (error) {
    log.error({ err: error, import: id }, 'an import failed')
    // If this write fails too, `recoverImports` marks the import as failed later.
    await note({ state: 'failed', message: texts.imports.failed }).catch(() => {})
  } finally {
    release()
  }
}
