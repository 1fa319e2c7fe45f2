import { timesProblem } from '../attendance.ts'
import type { Day } from '../calendar.ts'
import { type Cell, cellText } from '../spreadsheet/cell.ts'
import type { DateOrder } from '../spreadsheet/date-order.ts'
import { readMoment } from '../spreadsheet/moment.ts'
import type { WallTime } from '../wall-time.ts'
import type { Columns, DailyColumns, PunchColumns } from './columns.ts'
import { nameWords } from './name-words.ts'
import type { ReadRow, RowProblem } from './row.ts'

/** One punch as read; `pairPunches` combines punches into days. */
export type ReadPunch = {
  line: number
  userId: string
  name: string
  day: Day | null
  time: WallTime | null
  problem: RowProblem | null
  raw: string[]
}

const midnight: WallTime = 0

/**
 * Reads a row of the daily layout; `line` is 1-based, `today` the company's day. The problem is the first of: no user
 * id, bad date, future date, bad time, a time in at midnight, time out without a time in or not after it. A row without
 * times has no problem, whatever else it is: an absence, a rest day still to come, a total.
 *
 * Many clocks write 00:00 where there is no time, and nobody's shift begins or ends at midnight. So a time out of 00:00 is
 * none, and a time in of 00:00 is none in a row without a time out. Before a time out it is a problem: it would pay hours
 * that nobody worked.
 */
export function readRow(
  columns: DailyColumns,
  cells: readonly Cell[],
  line: number,
  { today }: { today: Day },
): ReadRow {
  const { userId, name } = readPerson(columns, cells)
  const day = readMoment(cells[columns.date], columns.order)?.day ?? null
  const firstTime = readTime(cells[columns.timeIn], day, columns)
  const timeOut = noneAtMidnight(readTime(cells[columns.timeOut], day, columns))
  const timeIn = timeOut === null ? noneAtMidnight(firstTime) : firstTime
  const times = { timeIn: timeIn ?? null, timeOut: timeOut ?? null }
  const hasNoTimes = timeIn === null && timeOut === null
  const problem = hasNoTimes
    ? null
    : (personOrDayProblem(userId, day, today) ??
      (timeIn === undefined || timeOut === undefined ? 'bad_time' : null) ??
      (timeIn === midnight ? 'midnight' : null) ??
      timesProblem(times.timeIn, times.timeOut))
  return { line, userId, name, day, ...times, problem, raw: cells.map(cellText) }
}

/**
 * Reads a row of a punch list, as `readRow` does; where the moment is empty it has no problem. A moment's own date takes
 * precedence over the date column. A punch at midnight is a problem: as the day's first, it would be the time in.
 */
export function readPunch(
  columns: PunchColumns,
  cells: readonly Cell[],
  line: number,
  { today }: { today: Day },
): ReadPunch {
  const { userId, name } = readPerson(columns, cells)
  const moment = readMoment(cells[columns.moment], columns.order)
  const dateCell = columns.date === null ? undefined : cells[columns.date]
  const day = moment?.day ?? readMoment(dateCell, columns.order)?.day ?? null
  const time = moment?.time ?? null
  const isEmpty = moment?.day === null && time === null
  const problem = isEmpty ? null : (personOrDayProblem(userId, day, today) ?? punchProblem(time))
  return { line, userId, name, day, time, problem, raw: cells.map(cellText) }
}

/** A clock shows a person without a name by their number. */
function readPerson(columns: Columns, cells: readonly Cell[]): { userId: string; name: string } {
  const userId = readUserId(cells[columns.userId])
  const texts = columns.names.map((column) => cellText(cells[column]))
  const name = texts.filter((text) => text !== '').join(' ')
  return { userId, name: name === userId || nameWords(name).length === 0 ? '' : name }
}

function readUserId(cell: Cell | undefined): string {
  return typeof cell === 'boolean' || cell instanceof Date ? '' : cellText(cell)
}

/**
 * The time in a cell of the daily layout, or in its text; null without one. undefined when the cell is no time, or belongs
 * to another day than its row: a night shift's time out, which is out of scope.
 */
export function readTime(
  cell: Cell | undefined,
  day: Day | null,
  { order }: { order: DateOrder },
): WallTime | null | undefined {
  // A spreadsheet's midnight, also where only its text is left.
  const moment = readMoment(cellText(cell) === '0' ? 0 : cell, order)
  if (!moment || (moment.day !== null && (moment.day !== day || moment.time === null))) return undefined
  return moment.time
}

function noneAtMidnight<T>(time: T): T | null {
  return time === midnight ? null : time
}

function punchProblem(time: WallTime | null): RowProblem | null {
  if (time === null) return 'bad_time'
  return time === midnight ? 'midnight' : null
}

function personOrDayProblem(userId: string, day: Day | null, today: Day): RowProblem | null {
  if (userId === '') return 'no_user_id'
  if (day === null) return 'bad_date'
  return day > today ? 'future_date' : null
}
