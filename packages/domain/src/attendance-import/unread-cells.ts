import { readMoment } from '../spreadsheet/moment.ts'
import type { Columns, PunchColumns } from './columns.ts'
import { readTime } from './read-row.ts'
import type { ReadRow } from './row.ts'

/** What the file has where a date or time could not be read; '' where it could, or where the cell is empty. */
export type UnreadCells = { date: string; timeIn: string; timeOut: string }

/** A row, also as it is kept. */
export type KeptRow = Pick<ReadRow, 'raw' | 'day' | 'timeIn' | 'timeOut' | 'problem'>

/** The cells of a row that could not be read, so that somebody can find them in the file. */
export function unreadCells(columns: Columns, row: KeptRow): UnreadCells {
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

/** The row has the cells of the punch with the problem; other punches of the day may have given it times. */
export const unreadPunch = (columns: PunchColumns, { raw, problem }: KeptRow): string =>
  problem === 'bad_time' ? filled(raw[columns.moment], columns) : ''

function filled(cell: string | undefined, { order }: Columns): string {
  const moment = readMoment(cell, order)
  return moment?.day === null && moment.time === null ? '' : (cell ?? '')
}
