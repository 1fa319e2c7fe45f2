import type { Cell } from './row.ts'

/** How '05/06/2026' is read: May 6 or June 5. */
export type DateOrder = 'month_first' | 'day_first'

const numericDate = /^\s*(\d{1,2})[/.-](\d{1,2})[/.-]\d{4}\b/

/**
 * Philippine offices write the month first; a file is day first when some date of it can only be (first
 * number above 12) and none can only be month first. Judged by the file, not by the cell: else one export's
 * 13th to 31st would be read rightly and its 1st to 12th silently as other months.
 */
export function dateOrder(
  rows: readonly (readonly Cell[])[],
  headerIndex: number,
  dateColumns: readonly number[],
): DateOrder {
  let dayFirst = false
  for (const cells of rows.slice(headerIndex + 1)) {
    for (const column of dateColumns) {
      const cell = cells[column]
      const match = typeof cell === 'string' ? numericDate.exec(cell) : null
      if (!match) continue
      if (Number(match[2]) > 12) return 'month_first'
      if (Number(match[1]) > 12) dayFirst = true
    }
  }
  return dayFirst ? 'day_first' : 'month_first'
}
