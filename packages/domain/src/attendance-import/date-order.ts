import type { Cell } from './row.ts'

/** How '05/06/2026' is read: May 6 or June 5. */
export type DateOrder = 'month_first' | 'day_first'

type Rows = readonly (readonly Cell[])[]

const numericDate = /^\s*(\d{1,2})[/.-](\d{1,2})[/.-](\d{4})\b/

/**
 * Philippine offices write the month first. A file is day first when one of its dates can only be day first (first
 * number above 12) and none can only be month first. The order is decided for the whole file: decided per cell, the
 * 13th to 31st of an export would be read correctly and its 1st to 12th silently as other months.
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
 * Whether some dates can only be day first and others only month first, as in a file put together from two: then
 * nothing tells how the dates with no number above 12 are meant.
 */
export function mixesOrders(rows: Rows, headerIndex: number, dateColumns: readonly number[]): boolean {
  const orders = new Set<DateOrder>()
  for (const cell of dateCells(rows, headerIndex, dateColumns)) {
    const [first = 0, second = 0] = numbersOf(cell)
    if (first > 12 && second <= 12) orders.add('day_first')
    if (second > 12 && first <= 12) orders.add('month_first')
  }
  return orders.size > 1
}

/** Whether both orders make a date of it, and not the same one. */
export function isEitherWay(cell: Cell): boolean {
  const [first = 0, second = 0] = numbersOf(cell)
  return first !== second && Math.max(first, second) <= 12
}

/**
 * As `dateOrder`, for clocks: a file whose dates read month first would be one and the same day of three or more
 * months holds the first days of one month instead. A clock's week from the 2nd to the 7th has no number above 12.
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
 * Whether a spreadsheet program of the other date order has opened and saved the file. It turns texts that are valid
 * in its order into dates (November 5 of '05/11/2026' becomes May 11) and leaves the others as text. Then every text
 * has a number above 12, and the day of every date is the month of some text.
 */
export function hasTurnedDates(rows: Rows, headerIndex: number, dateColumns: readonly number[]): boolean {
  const { months, days } = splitByProgram(rows, headerIndex, dateColumns)
  return days.size > 0 && [...days].every((day) => months.has(day))
}

/**
 * Whether such a program has turned the first days of one month, which are all valid in its order: the file holds
 * dates alone, all on the same day of three or more months (as in `clockDateOrder`).
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
 * As `hasTurnedDates`, for days of any month and year such as birthdays. A turned date has a month's number as its
 * day, which need not be the month of a text. A date with a day above 12 shows that the program read dates correctly.
 */
export function hasTurnedBirthdays(rows: Rows, headerIndex: number, column: number): boolean {
  const { months, days } = splitByProgram(rows, headerIndex, [column])
  return months.size > 0 && days.size > 0 && [...days].every((day) => day <= 12)
}

/**
 * Separates a column's texts from the dates that a spreadsheet program made.
 * @returns the months of the texts that the program could not read in its order, empty when it left a text that it
 * could have read; and the days of its dates
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
    // Every program leaves June 31 as text.
    if (Math.max(first, second) <= daysIn(month, year)) months.add(month)
  }
  return { months, days }
}

function* dateCells(rows: Rows, headerIndex: number, dateColumns: readonly number[]) {
  for (let index = headerIndex + 1; index < rows.length; index += 1)
    for (const column of dateColumns) yield rows[index]?.[column]
}

/** The first two numbers of an all-numeric date, and its year; empty for any other cell. */
function numbersOf(cell: Cell | undefined): number[] {
  const match = typeof cell === 'string' ? numericDate.exec(cell) : null
  return match ? match.slice(1).map(Number) : []
}

const daysIn = (month: number, year: number): number => new Date(Date.UTC(year, month, 0)).getUTCDate()

/** A date whose day equals its month tells nothing. */
function noteDay(days: Set<number>, date: Date): void {
  if (date.getUTCDate() !== date.getUTCMonth() + 1) days.add(date.getUTCDate())
}
