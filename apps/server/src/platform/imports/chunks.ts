import { limits } from '@tahi/contract'

/**
 * No cell, name nor row of a file that is meant is longer; what is longer is cut, so that a chunk stays small: a spreadsheet
 * of a megabyte can repeat one long text in every cell.
 */
const longest = { cell: limits.textLength, name: limits.nameLength, row: 60, rowText: 2_000 }

/** What PostgreSQL does not keep is shown as unknown: the character 0, and half of a character that was cut in two. */
const cut = (text: string, length: number): string =>
  text.slice(0, length).replace(/[\0\p{Surrogate}]/gu, '\ufffd')

export const cutCell = (text: string): string => cut(text, longest.cell)

/** A person's name, or what stands for one: a user ID, or a number on the clock. */
export const cutName = (text: string): string => cut(text, longest.name)

/** Its cells stay in their columns; those behind what is kept of it are empty. */
export function cutRow(cells: readonly string[]): string[] {
  let left = longest.rowText
  return cells.slice(0, longest.row).map((cell) => {
    const kept = cut(cell, Math.min(longest.cell, left))
    left -= kept.length
    return kept
  })
}

/**
 * Rows as JSON texts of a chunk each. Texts are cheap to hand from thread to thread, and the database takes them as they
 * are.
 * @param size few enough that another request waits well under 100 ms for them
 */
export const chunksOf = (rows: readonly object[], size: number): string[] =>
  Array.from({ length: Math.ceil(rows.length / size) }, (_, index) =>
    JSON.stringify(rows.slice(index * size, (index + 1) * size)),
  )
