import { formatWallTimeOrNone } from '../wall-time.ts'
import type { Columns, DailyColumns } from './columns.ts'
import { type KeptRow, unreadCells, unreadPunch } from './unread-cells.ts'

/**
 * The cells of a bad row of the daily layout. A date or time that was understood is readable text: a spreadsheet stores a
 * time as a fraction of a day, which means nothing as text.
 */
export function cellsToMend(columns: DailyColumns, row: KeptRow): string[] {
  const cells = [...row.raw]
  const { timeIn, timeOut } = timesToMend(columns, row)
  if (row.day !== null) cells[columns.date] = row.day
  if (timeIn !== '') cells[columns.timeIn] = timeIn
  if (timeOut !== '') cells[columns.timeOut] = timeOut
  return cells
}

/**
 * The times of a bad row as its spreadsheet has them, to be mended there. If one cannot be read, a cell always says so:
 * with the other times alone, the untouched row would be imported as half a day.
 * @param columns undefined where they are not known any more
 */
export function timesToMend(columns: Columns | undefined, row: KeptRow): { timeIn: string; timeOut: string } {
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
