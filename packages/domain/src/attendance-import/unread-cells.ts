import { readMoment } from '../spreadsheet/moment.ts'
import { formatWallTimeOrNone } from '../wall-time.ts'
import type { Columns, PunchColumns } from './columns.ts'
import { readTime } from './read-row.ts'
import type { ReadRow } from './row.ts'

/** What the file has where a date or time could not be read; '' where it could, or where the cell is empty. */
export type UnreadCells = { date: string; timeIn: string; timeOut: string }

type Read = Pick<ReadRow, 'raw' | 'day' | 'timeIn' | 'timeOut' | 'problem'>

/** The cells of a row that could not be read, so that somebody can find them in the file. */
export function unreadCells(columns: Columns, row: Read): UnreadCells {
  const { raw, day, timeIn, timeOut } = row
  const date = (column: number) => (day === null ? filled(raw[column], columns) : '')
  const time = (column: number) =>
    readTime(raw[column], day, columns) === undefined ? (raw[column] ?? '') : ''
  if (columns.layout === 'daily')
    return {
      date: date(columns.date),
      timeIn: timeIn === null ? time(columns.timeIn) : '',
      timeOut: timeOut === null ? time(columns.timeOut) : '',
    }
  const punch = unreadPunch(columns, row)
  return {
    date: date(columns.date ?? columns.moment),
    timeIn: timeIn === null ? punch : '',
    timeOut: timeIn !== null && timeOut === null ? punch : '',
  }
}

/**
 * The times of a bad row as its spreadsheet has them, to be mended there. If one cannot be read, a cell always says so:
 * with the other times alone, the untouched row would be imported as half a day.
 * @param columns undefined where they are not known any more
 */
export function timesToMend(columns: Columns | undefined, row: Read): { timeIn: string; timeOut: string } {
  const timeIn = formatWallTimeOrNone(row.timeIn)
  const timeOut = formatWallTimeOrNone(row.timeOut)
  if (row.problem !== 'bad_time') return { timeIn, timeOut }
  const unread = columns && unreadCells(columns, row)
  if (unread?.timeIn || unread?.timeOut)
    return { timeIn: timeIn || unread.timeIn, timeOut: timeOut || unread.timeOut }
  // A day's third punch, or a cell of which nothing was kept.
  const punch = columns?.layout === 'punches' ? unreadPunch(columns, row) : ''
  const inQuestion = (time: string) => [time, '?', punch].filter((part) => part !== '').join(' ')
  return timeIn === '' ? { timeIn: inQuestion(''), timeOut } : { timeIn, timeOut: inQuestion(timeOut) }
}

/** The row has the cells of the punch with the problem; other punches of the day may have given it times. */
const unreadPunch = (columns: PunchColumns, { raw, problem }: Read): string =>
  problem === 'bad_time' ? filled(raw[columns.moment], columns) : ''

function filled(cell: string | undefined, { order }: Columns): string {
  const moment = readMoment(cell, order)
  return moment?.day === null && moment.time === null ? '' : (cell ?? '')
}
