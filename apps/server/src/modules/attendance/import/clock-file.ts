import { limits, texts } from '@tahi/contract'
import {
  cellText,
  clockNumberOf,
  type Day,
  type ReadRow,
  readClockTable,
  recognizeColumns,
  type TableProblem,
} from '@tahi/domain'
import { cellsOf, UnreadableFile } from '../../../platform/imports/cells.ts'
import { chunksOf, cutName, cutRow } from '../../../platform/imports/chunks.ts'

/** A clock's file as far as it tells by itself, ready for the database. */
export interface ClockFile {
  readonly layout: 'daily' | 'punches'
  readonly header: string[]
  readonly rows: number
  /** The rows as JSON texts, so that the thread that serves requests never holds a row. */
  readonly chunks: string[]
}

/** Rows that the database judges at a time, some 30 ms of it. */
const rowsPerChunk = 250

/** Reads and recognises a clock's file; runs on a thread of its own. Instead of a file, the sentence why it is none. */
export async function readClockFile(task: {
  content: Uint8Array
  today: Day
}): Promise<ClockFile | { problem: string }> {
  const cells = await cellsOf(task.content, limits.importRows).catch((error: unknown) => {
    if (error instanceof UnreadableFile) return undefined
    throw error
  })
  if (!cells) return { problem: texts.attendanceImport.unreadable }
  const columns = recognizeColumns(cells)
  if ('problem' in columns) return { problem: sentenceOf(columns) }
  const table = readClockTable(cells, task)
  if ('problem' in table) return { problem: sentenceOf(table) }
  if (cells.length - columns.headerIndex - 1 > limits.importRows)
    return { problem: texts.attendanceImport.tooManyRows }
  return {
    layout: table.layout,
    header: cutRow((cells[columns.headerIndex] ?? []).map(cellText)),
    rows: table.rows.length,
    chunks: chunksOf(table.rows.map(staged), rowsPerChunk),
  }
}

function sentenceOf({ problem }: TableProblem): string {
  if (problem === 'repeated_times') return texts.attendanceImport.repeatedTimes
  return problem === 'turned_dates' ? texts.attendanceImport.turnedDates : texts.attendanceImport.noColumns
}

/** A row by the names of attendance_import_row. */
const staged = ({ line, userId, name, day, timeIn, timeOut, problem, raw }: ReadRow) => ({
  line,
  code: cutName(userId),
  clock_number: cutName(clockNumberOf(userId)),
  name: cutName(name),
  day,
  time_in: timeIn,
  time_out: timeOut,
  problem,
  raw: cutRow(raw),
})
