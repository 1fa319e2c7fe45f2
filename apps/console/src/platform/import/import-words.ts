import { counted, formatCount } from '@tahi/contract'
import type { AnyImport } from './any-import.ts'

/** '1 row', '1,200 rows'. */
export const rowsInWords = (count: number): string => counted(count, 'row', 'rows')

/**
 * The label of the Import button for an import that is under way or waits; just 'Import' when there is none.
 * @param ready how many records would be written
 */
export function importLabel(
  current: Pick<AnyImport, 'state' | 'progress'> | undefined,
  ready: number,
): string {
  if (current?.state === 'reading') return `Reading ${percent(current.progress)}`
  if (current?.state === 'importing') return `Importing ${percent(current.progress)}`
  if (current?.state === 'ready')
    return ready === 0 ? 'Import: nothing new' : `Import: ${formatCount(ready)} ready`
  return 'Import'
}

/** What is left to do after an import. @param bad how many rows were left out */
export const leftInWords = (bad: number): string =>
  bad === 0
    ? 'Nothing is left to mend.'
    : `${rowsInWords(bad)} could not be imported: mend ${bad === 1 ? 'it' : 'them'} in the spreadsheet and import that.`

export const percent = (share: number): string => `${Math.round(share * 100)}%`
