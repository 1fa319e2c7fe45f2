import { readMoment } from '../spreadsheet/moment.ts'
import type { Columns } from './columns.ts'
import { readTime } from './read-row.ts'
import type { ReadRow } from './row.ts'

/** What the file has where a date or time could not be read; '' where it could, or where the cell is empty. */
export type UnreadCells = { date: string; timeIn: string; timeOut: string }

/** The cells of a row that could not be read, so that somebody can find them in the file. */
export function unreadCells(
  columns: Columns,
  { raw, day, timeIn, timeOut, problem }: Pick<ReadRow, 'raw' | 'day' | 'timeIn' | 'timeOut' | 'problem'>,
): UnreadCells {
  const cell = (column: number) => (isEmpty(raw[column], columns) ? '' : (raw[column] ?? ''))
  const time = (column: number) =>
    readTime(raw[column], day, columns) === undefined ? (raw[column] ?? '') : ''
  if (columns.layout === 'daily')
    return {
      date: day === null ? cell(columns.date) : '',
      timeIn: timeIn === null ? time(columns.timeIn) : '',
      timeOut: timeOut === null ? time(columns.timeOut) : '',
    }
  // The row has the cells of the punch with the problem; other punches of the day may have given it times.
  const punch = problem === 'bad_time' ? cell(columns.moment) : ''
  return {
    date: day === null ? cell(columns.date ?? columns.moment) : '',
    timeIn: timeIn === null ? punch : '',
    timeOut: timeIn !== null && timeOut === null ? punch : '',
  }
}

function isEmpty(cell: string | undefined, { order }: Columns): boolean {
  const moment = readMoment(cell, order)
  return moment?.day === null && moment.time === null
}
