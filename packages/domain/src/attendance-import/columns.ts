import type { Day } from '../calendar.ts'
import { isClockNumber } from '../clock-number.ts'
import { type Cell, cellText, isBlank } from '../spreadsheet/cell.ts'
import {
  certainOrders,
  type DateOrder,
  type EitherDate,
  hasTurnedDates,
  hasTurnedMonth,
} from '../spreadsheet/date-order.ts'
import { headerSearchedRows, titlesIn } from '../spreadsheet/header.ts'
import { clockDateOrder, type DateReading } from './clock-dates.ts'
import { haveHalfDays } from './half-days.ts'
import { type ColumnRole, columnRoles, partsOfNames, synonyms, wholeNames } from './header-titles.ts'
import { countsRows, mereNumber } from './row-numbers.ts'

type Found = Partial<Record<ColumnRole, number>>

type Place = DateReading & {
  /** Index of the header in the rows, -1 without one. The data follow it. */
  headerIndex: number
  userId: number
  /** Columns that together hold the person's name in the clock; empty in most files. */
  names: readonly number[]
}

export type { ColumnRole }

export type DailyColumns = Place & { layout: 'daily'; date: number; timeIn: number; timeOut: number }

/** Without a `date` column, `moment` holds date and time. */
export type PunchColumns = Place & { layout: 'punches'; date: number | null; moment: number }

export type Columns = DailyColumns | PunchColumns

type PlainProblem =
  | 'empty_table'
  | 'no_header'
  | 'missing_columns'
  | 'repeated_times'
  | 'turned_dates'
  | 'mixed_dates'

/** Why a file is not a clock's table, with what was recognised in its most likely header. */
export type TableProblem = { found: ColumnRole[]; missing: ColumnRole[] } & (
  | { problem: 'either_dates'; either: EitherDate }
  | { problem: PlainProblem }
)

/** What is known beside a file. */
export interface ClockFileContext {
  /** The company's day. */
  readonly today: Day
  /** The order of dates in earlier files with this header, as texts; by default there are none. */
  readonly usualOrder?: (header: readonly string[]) => DateOrder | undefined
}

type Recognized = { columns: Columns; found: Found }

/**
 * Finds the header among the first 10 rows, and from it the layout: one row a day (user id, date, time in, time out)
 * or a punch list (user id and moment, or date and time). Header names match regardless of case, spaces and
 * punctuation. A table that could be either is read as daily; several times in or out a day are a problem. A person's
 * name is only compared. Other columns, such as a punch's In/Out state, are ignored. Files on a clock's memory stick
 * have no header: see `punchesWithoutHeader`.
 */
export function recognizeColumns(
  rows: readonly (readonly Cell[])[],
  context: ClockFileContext,
): Columns | TableProblem {
  const recognized = findColumns(rows)
  return 'problem' in recognized ? recognized : judge(rows, recognized, context)
}

/** Whether a table of a clock can be recognised here, with rows below its titles: one of several sheets of a file. */
export function holdsClockTable(rows: readonly (readonly Cell[])[]): boolean {
  const found = findColumns(rows)
  if ('problem' in found) return found.problem === 'repeated_times'
  return rows.slice(found.columns.headerIndex + 1).some((cells) => !isBlank(cells))
}

/** The columns in which a mere number is a day, or a day with its time, as spreadsheets count them. */
export function clockDayColumns(rows: readonly (readonly Cell[])[]): number[] {
  const found = findColumns(rows)
  if ('problem' in found) return []
  const { columns } = found
  return columns.layout === 'daily' ? [columns.date, columns.timeIn, columns.timeOut] : dateColumnsOf(columns)
}

function findColumns(rows: readonly (readonly Cell[])[]): Recognized | TableProblem {
  if (rows.every((cells) => cells.every((cell) => cellText(cell) === ''))) {
    return { problem: 'empty_table', found: [], missing: [] }
  }
  let best: Found = {}
  for (const [headerIndex, cells] of rows.slice(0, headerSearchedRows).entries()) {
    const found = recognizeHeader(cells, rows)
    const columns = layoutOf(found, { headerIndex, names: namesIn(cells) })
    if (columns) return { columns, found }
    if (found.userId !== undefined && found.date !== undefined && haveHalfDays(titlesIn(cells)))
      return { problem: 'repeated_times', found: rolesOf(found), missing: [] }
    if (rolesOf(found).length > rolesOf(best).length) best = found
  }
  const found = rolesOf(best)
  if (found.length === 0 && isPunchesWithoutHeader(rows)) return { columns: punchesWithoutHeader, found: {} }
  return { problem: found.length > 0 ? 'missing_columns' : 'no_header', found, missing: missingFrom(best) }
}

/**
 * The columns of a table that was recognized before, by its header alone: [] for a file without one. Not the order of its
 * dates, which only the rows tell.
 */
export function columnsOfHeader(header: readonly Cell[]): Columns | undefined {
  if (header.length === 0) return punchesWithoutHeader
  const recognized = findColumns([header])
  return 'problem' in recognized ? undefined : recognized.columns
}

/** The punches of ZKTeco's attlog.dat: the clock's number of a person, the moment, then states, which are ignored. */
const punchesWithoutHeader: PunchColumns = {
  layout: 'punches',
  headerIndex: -1,
  order: 'month_first',
  userId: 0,
  names: [],
  date: null,
  moment: 1,
}

const wholeMoment = /^\d{4}-\d{2}-\d{2} \d{1,2}:\d{2}(:\d{2})?$/

function isPunchesWithoutHeader(rows: readonly (readonly Cell[])[]): boolean {
  const first = rows
    .slice(0, headerSearchedRows)
    .map((cells) => cells.map(cellText))
    .filter((cells) => cells.some((cell) => cell !== ''))
  const isPunch = ([number = '', moment = '']: string[]) => isClockNumber(number) && wholeMoment.test(moment)
  return first.length > 0 && first.every(isPunch)
}

/** The columns with the order of their dates, or why the table cannot be trusted. */
function judge(
  rows: readonly (readonly Cell[])[],
  { columns, found }: Recognized,
  { today, usualOrder }: ClockFileContext,
): Columns | TableProblem {
  const { headerIndex } = columns
  const dates = dateColumnsOf(columns)
  const about = { found: rolesOf(found), missing: [] }
  if (repeatsTimes(rows[headerIndex] ?? [], columns)) return { problem: 'repeated_times', ...about }
  if (hasTurnedDates(rows, headerIndex, dates) || hasTurnedMonth(rows, headerIndex, dates))
    return { problem: 'turned_dates', ...about }
  if (certainOrders(rows, headerIndex, dates).size > 1) return { problem: 'mixed_dates', ...about }
  const usual = usualOrder?.((rows[headerIndex] ?? []).map(cellText))
  const reading = clockDateOrder(rows, headerIndex, dates, { today, usual })
  return 'order' in reading
    ? { ...columns, ...reading }
    : { problem: 'either_dates', either: reading, ...about }
}

/** @param rows the table; of one that was recognized before, the header alone */
function recognizeHeader(cells: readonly Cell[], rows: readonly (readonly Cell[])[]): Found {
  const names = titlesIn(cells)
  const found: Found = {}
  for (const role of columnRoles) {
    const name = synonyms[role].find((synonym) => names.includes(synonym))
    if (name !== undefined) found[role] = names.indexOf(name)
  }
  // Beside a name, a mere 'No.' is the person's number, unless it counts the rows.
  const number = names.indexOf(mereNumber)
  if (found.userId === undefined && number >= 0 && namesIn(cells).length > 0 && !countsRows(rows, number))
    found.userId = number
  return found
}

function namesIn(cells: readonly Cell[]): number[] {
  const titles = titlesIn(cells)
  const whole = wholeNames.find((title) => titles.includes(title))
  const parts = partsOfNames.filter((title) => titles.includes(title))
  const isNamed = whole !== undefined && (whole !== 'username' || parts.length === 0)
  return [...(isNamed ? [whole] : []), ...parts].map((title) => titles.indexOf(title))
}

/**
 * Several times of one kind side by side, such as morning and afternoon: reading the first pair alone would have everybody
 * leave at noon, and reading the first column of punches alone nobody leave at all.
 */
function repeatsTimes(cells: readonly Cell[], columns: Columns): boolean {
  const names = titlesIn(cells)
  const times = columns.layout === 'daily' ? [columns.timeIn, columns.timeOut] : [columns.moment]
  return haveHalfDays(names) || times.some((column) => names.lastIndexOf(names[column] ?? '') > column)
}

function layoutOf(found: Found, at: Pick<Place, 'headerIndex' | 'names'>): Columns | undefined {
  const { userId, date, timeIn, timeOut, moment } = found
  if (userId === undefined) return undefined
  if (date !== undefined && timeIn !== undefined && timeOut !== undefined) {
    return { layout: 'daily', ...at, order: 'month_first', userId, date, timeIn, timeOut }
  }
  if (moment === undefined || timeIn !== undefined || timeOut !== undefined) return undefined
  return { layout: 'punches', ...at, order: 'month_first', userId, date: date ?? null, moment }
}

function dateColumnsOf(columns: Columns): number[] {
  if (columns.layout === 'daily') return [columns.date]
  return columns.date === null ? [columns.moment] : [columns.date, columns.moment]
}

function rolesOf(found: Found): ColumnRole[] {
  return columnRoles.filter((role) => found[role] !== undefined)
}

/** The roles missing from the daily layout, or from a punch list whose header lacks only the person. */
function missingFrom(found: Found): ColumnRole[] {
  const isPunchList = found.moment !== undefined && found.timeIn === undefined && found.timeOut === undefined
  const needed: ColumnRole[] = isPunchList ? ['userId', 'moment'] : ['userId', 'date', 'timeIn', 'timeOut']
  return needed.filter((role) => found[role] === undefined)
}
