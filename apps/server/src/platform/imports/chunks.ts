import { limits } from '@tahi/contract'

/** No cell nor row of a file that is meant is longer; what is longer is cut, so that a chunk stays small. */
const longest = { cell: limits.textLength, row: 60 }

/** What PostgreSQL does not keep is shown as unknown: the character 0, and half of a character that was cut in two. */
export const cutCell = (text: string): string =>
  text.slice(0, longest.cell).replace(/[\0\p{Surrogate}]/gu, '\ufffd')

export const cutRow = (cells: readonly string[]): string[] => cells.slice(0, longest.row).map(cutCell)

/**
 * Rows as JSON texts of a chunk each. Texts are cheap to hand from thread to thread, and the database takes them as they
 * are.
 * @param size few enough that another request waits well under 100 ms for them
 */
export const chunksOf = (rows: readonly object[], size: number): string[] =>
  Array.from({ length: Math.ceil(rows.length / size) }, (_, index) =>
    JSON.stringify(rows.slice(index * size, (index + 1) * size)),
  )
