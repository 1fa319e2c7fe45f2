import type { ImportState } from './import-state.ts'

const number = (count: number): string => count.toLocaleString('en')

/** '1 row', '1,200 rows'. */
export const rowsInWords = (count: number): string => `${number(count)} ${count === 1 ? 'row' : 'rows'}`

/**
 * How a button names an import that is under way or waits; just 'Import' when there is none.
 * @param ready how much would be written
 */
export function importLabel(
  current: Pick<ImportState, 'state' | 'progress'> | undefined,
  ready: number,
): string {
  if (current?.state === 'reading') return `Reading ${percent(current.progress)}`
  if (current?.state === 'importing') return `Importing ${percent(current.progress)}`
  if (current?.state === 'ready')
    return ready === 0 ? 'Import: nothing new' : `Import: ${number(ready)} ready`
  return 'Import'
}

/** What is left of an import to do. @param bad rows that were left out */
export const leftInWords = (bad: number): string =>
  bad === 0
    ? 'Nothing is left to mend.'
    : `${rowsInWords(bad)} could not be imported: mend ${bad === 1 ? 'it' : 'them'} in the spreadsheet and import that.`

export const percent = (share: number): string => `${Math.round(share * 100)}%`
