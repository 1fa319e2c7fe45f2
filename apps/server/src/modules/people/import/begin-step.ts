import { texts } from '@tahi/contract'
import { conflict } from '../../../platform/errors.ts'
import { type ImportRecord, noteImport } from '../../../platform/imports/import-record.ts'
import type { ImportState } from '../../../platform/imports/progress.ts'
import type { Work } from '../../../platform/work.ts'
import { findImport } from './import.ts'
import { importTables } from './import-tables.ts'

/**
 * Begins a step of an import that is ready; only one call can.
 * @param taken states of an import whose step another call took
 * @returns undefined when another call took it
 * @throws Refusal conflict when the import is in any other state
 */
export async function beginStep(
  work: Work,
  id: string,
  step: 'reading' | 'importing',
  taken: readonly ImportState[],
): Promise<ImportRecord | undefined> {
  const found = await findImport(work, id, 'lock')
  if (taken.includes(found.state)) return undefined
  if (found.state !== 'ready') throw conflict(texts.peopleImport.notReady)
  await noteImport(work.queries, importTables, id, { state: step, checked: 0 })
  return found
}
