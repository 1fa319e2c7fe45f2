import { limits, texts } from '@tahi/contract'
import { type Cell, cellText, type Day, type ReadRow, readClockTable, recognizeColumns } from '@tahi/domain'
import { cellsOf, UnreadableFile } from './cells.ts'

/** A clock's file as far as it tells by itself, ready for the database. */
export interface ClockFile {
  readonly layout: 'daily' | 'punches'
  readonly header: string[]
  readonly rows: number
  /**
   * The rows as JSON texts of `rowsPerChunk` each. Texts are cheap to hand from thread to thread, and the database
   * takes them as they are: the thread that serves requests never holds a row.
   */
  readonly chunks: string[]
}

/** So many rows go to the database at a time; few enough that another request waits well under 100 ms for them. */
const rowsPerChunk = 250

/** Neither a clock's cell nor its row is longer; what is longer is cut, so that a chunk stays small. */
const longest = { cell: limits.textLength, row: 60 }

/** Reads and recognises a clock's file; runs on a thread of its own. Instead of a file, the sentence why it is none. */
export async function readClockFile(task: {
  content: Uint8Array
  today: Day
}): Promise<ClockFile | { problem: string }> {
  const cells = await cellsOf(task.content).catch((error: unknown) => {
    if (error instanceof UnreadableFile) return undefined
    throw error
  })
  if (!cells) return { problem: texts.import.unreadable }
  const columns = recognizeColumns(cells)
  const table = readClockTable(cells, task)
  if ('problem' in columns || 'problem' in table) return { problem: texts.import.noColumns }
  if (cells.length - columns.headerIndex - 1 > limits.importRows) return { problem: texts.import.tooManyRows }
  return {
    layout: table.layout,
    header: cut(cells[columns.headerIndex] ?? []),
    rows: table.rows.length,
    chunks: chunksOf(table.rows),
  }
}

const cut = (cells: readonly Cell[]): string[] =>
  cells.slice(0, longest.row).map((cell) => cellText(cell).slice(0, longest.cell))

function chunksOf(rows: readonly ReadRow[]): string[] {
  const count = Math.ceil(rows.length / rowsPerChunk)
  return Array.from({ length: count }, (_, index) =>
    JSON.stringify(rows.slice(index * rowsPerChunk, (index + 1) * rowsPerChunk).map(staged)),
  )
}

/** A row by the names of attendance_import_row. */
const staged = ({ line, userId, day, timeIn, timeOut, problem, raw }: ReadRow) => ({
  line,
  code: userId.slice(0, longest.cell),
  day,
  time_in: timeIn,
  time_out: timeOut,
  problem,
  raw: cut(raw),
})
