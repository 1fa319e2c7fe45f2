import type { Cell } from './row.ts'

/** How '05/06/2026' is read: May 6 or June 5. */
export type DateOrder = 'month_first' | 'day_first'

const numericDate = /^\s*(\d{1,2})[/.-](\d{1,2})[/.-](\d{4})\b/

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

/**
 * Whether a spreadsheet program of the other order has opened the file and saved it: it has made dates of the texts that
 * are possible in its order, November 5 of '05/11/2026' now being May 11, and left the others as they were. Then all texts
 * have a number above 12, and every date has a month of theirs as its day.
 */
export function hasTurnedDates(
  rows: readonly (readonly Cell[])[],
  headerIndex: number,
  dateColumns: readonly number[],
): boolean {
  const months = new Set<number>()
  const days = new Set<number>()
  for (const cells of rows.slice(headerIndex + 1)) {
    for (const column of dateColumns) {
      const cell = cells[column]
      if (cell instanceof Date && cell.getUTCFullYear() > 1900) noteDay(days, cell)
      const match = typeof cell === 'string' ? numericDate.exec(cell) : null
      if (!match) continue
      const [first, second] = [Number(match[1]), Number(match[2])]
      if (Math.max(first, second) <= 12) return false
      const month = Math.min(first, second)
      // June 31 is left a text by every program.
      if (Math.max(first, second) <= daysIn(month, Number(match[3]))) months.add(month)
    }
  }
  return days.size > 0 && [...days].every((day) => months.has(day))
}

const daysIn = (month: number, year: number): number => new Date(Date.UTC(year, month, 0)).getUTCDate()

/** What is the same either way tells nothing. */
function noteDay(days: Set<number>, date: Date): void {
  if (date.getUTCDate() !== date.getUTCMonth() + 1) days.add(date.getUTCDate())
}
