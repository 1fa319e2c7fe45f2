import type { Day } from '../calendar.ts'
import type { Cell } from './cell.ts'

/** How '05/06/2026' is read: May 6 or June 5. */
export type DateOrder = 'month_first' | 'day_first'

/** A date of which nothing in the file tells whether it is the one day or the other. */
export interface EitherDate {
  /** As the file has it. */
  readonly text: string
  readonly days: readonly [Day, Day]
}

export type Rows = readonly (readonly Cell[])[]

const numericDate = /^\s*(\d{1,2})[/.-](\d{1,2})[/.-](\d{4}|\d{2})\b/

/**
 * The orders that the file's dates certainly have: a number above 12 can only be the day. With one order, it is that of
 * the whole file: decided per cell, the 13th to 31st of an export would be read correctly and its 1st to 12th silently
 * as other months. With both, as when two files were put together, or with none, nothing tells how the other dates are
 * meant.
 */
export function certainOrders(
  rows: Rows,
  headerIndex: number,
  dateColumns: readonly number[],
): Set<DateOrder> {
  const orders = new Set<DateOrder>()
  for (const cell of dateCells(rows, headerIndex, dateColumns)) {
    const [first = 0, second = 0] = numbersOf(cell)
    if (isOnlyDay(first) && isMonth(second)) orders.add('day_first')
    if (isOnlyDay(second) && isMonth(first)) orders.add('month_first')
  }
  return orders
}

const isMonth = (number: number): boolean => number >= 1 && number <= 12

const isOnlyDay = (number: number): boolean => number > 12 && number <= 31

/** Whether both orders make a date of it, and not the same one. */
export function isEitherWay(cell: Cell): boolean {
  const [first = 0, second = 0] = numbersOf(cell)
  return first !== second && isMonth(first) && isMonth(second)
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
 * dates alone, all on the same day of three or more months (see `clockDateOrder`).
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

/** The cells of the columns below the header. */
export function* dateCells(rows: Rows, headerIndex: number, dateColumns: readonly number[]) {
  for (let index = headerIndex + 1; index < rows.length; index += 1)
    for (const column of dateColumns) yield rows[index]?.[column]
}

/** The first two numbers of an all-numeric date, and its year; empty for any other cell. */
export function numbersOf(cell: Cell | undefined): number[] {
  const match = typeof cell === 'string' ? numericDate.exec(cell) : null
  return match ? [Number(match[1]), Number(match[2]), wholeYear(Number(match[3]))] : []
}

const wholeYear = (year: number): number => (year < 100 ? 2000 + year : year)

const daysIn = (month: number, year: number): number => new Date(Date.UTC(year, month, 0)).getUTCDate()

/** A date whose day equals its month tells nothing. */
function noteDay(days: Set<number>, date: Date): void {
  if (date.getUTCDate() !== date.getUTCMonth() + 1) days.add(date.getUTCDate())
}
