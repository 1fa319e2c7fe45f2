import { limits } from '@tahi/contract'

/**
 * Lengths that no genuine cell, name or row exceeds. Longer ones are cut, so that a chunk stays small: a spreadsheet of a
 * megabyte can repeat one long text in every cell.
 */
const longest = { cell: limits.textLength, name: limits.nameLength, row: 60, rowText: 2_000 }

/** Characters that PostgreSQL cannot store become U+FFFD: the character 0, and a surrogate whose other half was cut off. */
const cut = (text: string, length: number): string =>
  text.slice(0, length).replace(/[\0\p{Surrogate}]/gu, '\ufffd')

export const cutCell = (text: string): string => cut(text, longest.cell)

/** A person's name, or a substitute for it: a user ID, or a number on the clock. */
export const cutName = (text: string): string => cut(text, longest.name)

/** Cells keep their columns; those beyond the limit become empty. */
export function cutRow(cells: readonly string[]): string[] {
  let left = longest.rowText
  return cells.slice(0, longest.row).map((cell) => {
    const kept = cut(cell, Math.min(longest.cell, left))
    left -= kept.length
    return kept
  })
}

/**
 * Rows as JSON texts, one per chunk. Texts are cheap to hand from thread to thread, and go to the database unchanged.
 * @param size few enough that another request waits well under 100 ms for them
 */
export const chunksOf = (rows: readonly object[], size: number): string[] =>
  Array.from({ length: Math.ceil(rows.length / size) }, (_, index) =>
    JSON.stringify(rows.slice(index * size, (index + 1) * size)),
  )
