import type { Cell } from './row.ts'

/** How '05/06/2026' is read: May 6 or June 5. */
export type DateOrder = 'month_first' | 'day_first'

type Rows = readonly (readonly Cell[])[]

const numericDate = /^\s*(\d{1,2})[/.-](\d{1,2})[/.-](\d{4})\b/

/**
 * Philippine offices write the month first; a file is day first when some date of it can only be (first
 * number above 12) and none can only be month first. Judged by the file, not by the cell: else one export's
 * 13th to 31st would be read rightly and its 1st to 12th silently as other months.
 */
export function dateOrder(rows: Rows, headerIndex: number, dateColumns: readonly number[]): DateOrder {
  let dayFirst = false
  for (const cell of dateCells(rows, headerIndex, dateColumns)) {
    const [first = 0, second = 0] = numbersOf(cell)
    if (second > 12) return 'month_first'
    if (first > 12) dayFirst = true
  }
  return dayFirst ? 'day_first' : 'month_first'
}

/**
 * As `dateOrder`, but a file that would be of the same day of three months and more, and of no other day, is of the first
 * days of one month: a clock's week from the 2nd to the 7th has no number above 12.
 */
export function clockDateOrder(rows: Rows, headerIndex: number, dateColumns: readonly number[]): DateOrder {
  const order = dateOrder(rows, headerIndex, dateColumns)
  const firsts = new Set<number>()
  const seconds = new Set<number>()
  for (const cell of dateCells(rows, headerIndex, dateColumns)) {
    const [first, second] = numbersOf(cell)
    if (first === undefined || second === undefined) continue
    firsts.add(first)
    seconds.add(second)
    if (seconds.size > 1 || second > 12) return order
  }
  return firsts.size >= 3 ? 'day_first' : order
}

/**
 * Whether a spreadsheet program of the other order has opened the file and saved it: it has made dates of the texts that
 * are possible in its order, November 5 of '05/11/2026' now being May 11, and left the others as they were. Then all texts
 * have a number above 12, and every date has a month of theirs as its day.
 */
export function hasTurnedDates(rows: Rows, headerIndex: number, dateColumns: readonly number[]): boolean {
  const { months, days } = splitByProgram(rows, headerIndex, dateColumns)
  return days.size > 0 && [...days].every((day) => months.has(day))
}

/**
 * Whether it has done so to a clock's first days of one month, which are all possible in its order: dates alone, that would
 * be of the same day of three months and more (as in `clockDateOrder`).
 */
export function hasTurnedMonth(rows: Rows, headerIndex: number, dateColumns: readonly number[]): boolean {
  const days = new Set<number>()
  const months = new Set<number>()
  for (const cell of dateCells(rows, headerIndex, dateColumns)) {
    if (numbersOf(cell).length > 0) return false
    if (!(cell instanceof Date) || cell.getUTCFullYear() <= 1900) continue
    days.add(cell.getUTCDate())
    months.add(cell.getUTCMonth())
  }
  return days.size === 1 && [...days].every((day) => day <= 12) && months.size >= 3
}

/**
 * As `hasTurnedDates` for days of any month and year, as birthdays are: what was turned around has the number of some month as its
 * day, which need not be the month of a text. Where a date has a day above 12, the program read dates as they were meant.
 */
export function hasTurnedBirthdays(rows: Rows, headerIndex: number, column: number): boolean {
  const { months, days } = splitByProgram(rows, headerIndex, [column])
  return months.size > 0 && days.size > 0 && [...days].every((day) => day <= 12)
}

/**
 * What a spreadsheet program made of a column's dates.
 * @returns the months of the texts that it could not read in its order, none where it left one that it could, and the
 * days of the dates that it made
 */
function splitByProgram(rows: Rows, headerIndex: number, dateColumns: readonly number[]) {
  const months = new Set<number>()
  const days = new Set<number>()
  for (const cell of dateCells(rows, headerIndex, dateColumns)) {
    if (cell instanceof Date && cell.getUTCFullYear() > 1900) noteDay(days, cell)
    const [first, second, year] = numbersOf(cell)
    if (first === undefined || second === undefined || year === undefined) continue
    if (Math.max(first, second) <= 12) return { months: new Set<number>(), days }
    const month = Math.min(first, second)
    // June 31 is left a text by every program.
    if (Math.max(first, second) <= daysIn(month, year)) months.add(month)
  }
  return { months, days }
}

function* dateCells(rows: Rows, headerIndex: number, dateColumns: readonly number[]) {
  for (let index = headerIndex + 1; index < rows.length; index += 1)
    for (const column of dateColumns) yield rows[index]?.[column]
}

/** The two first numbers of a date of numbers alone, and its year; nothing of any other cell. */
function numbersOf(cell: Cell | undefined): number[] {
  const match = typeof cell === 'string' ? numericDate.exec(cell) : null
  return match ? match.slice(1).map(Number) : []
}

const daysIn = (month: number, year: number): number => new Date(Date.UTC(year, month, 0)).getUTCDate()

/** What is the same either way tells nothing. */
function noteDay(days: Set<number>, date: Date): void {
  if (date.getUTCDate() !== date.getUTCMonth() + 1) days.add(date.getUTCDate())
}
