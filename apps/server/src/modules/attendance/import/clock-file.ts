import { type ImportSheets, limits, texts } from '@tahi/contract'
import {
  type ClockFileContext,
  cellText,
  clockDayColumns,
  clockNumberOf,
  type DateOrder,
  type Day,
  formatDay,
  holdsClockTable,
  type ReadRow,
  readClockTable,
  recognizeColumns,
  type TableProblem,
} from '@tahi/domain'
import { tableOf } from '../../../platform/imports/cells.ts'
import { chunksOf, cutName, cutRow } from '../../../platform/imports/chunks.ts'
import type { TableKind } from '../../../platform/imports/table.ts'
import { type DateOrderOfFiles, orderOf } from './date-orders.ts'

/** A clock's file as far as it can be understood without the database, ready to be staged. */
export interface ClockFile {
  readonly layout: 'daily' | 'punches'
  readonly header: string[]
  /** The order that the file's own dates tell. */
  readonly dateOrder: DateOrder | null
  /** A date of which only the earlier files tell which day it is. */
  readonly readAsBefore: DateAsBefore | null
  readonly sheets: ImportSheets | null
  readonly rows: number
  /** The rows as JSON texts, so that the main thread never parses a row. */
  readonly chunks: string[]
}

/** A date as the file has it, and the day that it is read as. */
export interface DateAsBefore {
  readonly text: string
  readonly date: Day
}

/** Rows that the database judges in one statement: about 30 ms. */
const rowsPerChunk = 250

export interface ClockFileTask {
  readonly content: Uint8Array
  readonly today: Day
  readonly earlier: readonly DateOrderOfFiles[]
}

const clockTable: TableKind = { isHeldBy: holdsClockTable, dayColumns: clockDayColumns }

/** Reads and recognises a clock's file; runs on a worker thread. @returns the file, or why it cannot be used as one */
export async function readClockFile(task: ClockFileTask): Promise<ClockFile | { problem: string }> {
  const found = await tableOf(task.content, limits.importRows, clockTable)
  if ('problem' in found) return found
  const { cells, sheets } = found
  const context: ClockFileContext = {
    today: task.today,
    usualOrder: (titles) => orderOf(cutRow(titles), task.earlier),
  }
  const columns = recognizeColumns(cells, context)
  if ('problem' in columns) return { problem: sentenceOf(columns) }
  const table = readClockTable(cells, context)
  if ('problem' in table) return { problem: sentenceOf(table) }
  if (cells.length - columns.headerIndex - 1 > limits.importRows)
    return { problem: texts.attendanceImport.tooManyRows }
  if (table.rows.length === 0) return { problem: texts.imports.noRows }
  return {
    layout: table.layout,
    header: cutRow((cells[columns.headerIndex] ?? []).map(cellText)),
    dateOrder: columns.told === 'by the file' ? columns.order : null,
    readAsBefore: typeof columns.told === 'object' ? columns.told : null,
    sheets,
    rows: table.rows.length,
    chunks: chunksOf(table.rows.map(staged), rowsPerChunk),
  }
}

function sentenceOf(table: TableProblem): string {
  const { repeatedTimes, turnedDates, mixedDates, eitherDates, noColumns, missingColumns } =
    texts.attendanceImport
  switch (table.problem) {
    case 'repeated_times':
      return repeatedTimes
    case 'turned_dates':
      return turnedDates
    case 'mixed_dates':
      return mixedDates
    case 'either_dates': {
      const { text, days } = table.either
      return eitherDates(text, formatDay(days[0]), formatDay(days[1]))
    }
    case 'missing_columns':
      return missingColumns(table.found, table.missing)
    default:
      return noColumns
  }
}

/** A row with the column names of attendance_import_row. */
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
