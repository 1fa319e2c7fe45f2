import type { AttendanceImport } from '@tahi/contract'

const number = (count: number): string => count.toLocaleString('en')

/** '1 row', '1,200 rows'. */
export const rowsInWords = (count: number): string => `${number(count)} ${count === 1 ? 'row' : 'rows'}`

export const importedWords = ({ good }: AttendanceImport): string => `${rowsInWords(good)} imported`

/** How a button names an import that is under way or waits; just 'Import' when there is none. */
export function importLabel(current: AttendanceImport | undefined): string {
  if (current?.state === 'reading') return `Reading ${percent(current.progress)}`
  if (current?.state === 'importing') return `Importing ${percent(current.progress)}`
  if (current?.state === 'ready') return `Import: ${number(current.good)} ready`
  return 'Import'
}

export const percent = (share: number): string => `${Math.round(share * 100)}%`
