import {
  type exportAttendanceImportProblems as call,
  limits,
  type Request,
  spreadsheets,
  texts,
} from '@tahi/contract'
import { formatWallTimeOrNone, type RowProblem, recognizeColumns } from '@tahi/domain'
import { sql } from 'kysely'
import type { Origin, Result } from '../../../platform/http/binding.ts'
import type { Services } from '../../../platform/services.ts'
import { exportSheet } from '../../../platform/spreadsheets/export-sheet.ts'
import { findImport, type ImportRecord } from './import.ts'

interface BadRow {
  line: number
  code: string
  day: string | null
  timeIn: number | null
  timeOut: number | null
  problem: RowProblem
  raw: string[]
}

interface Table {
  titles: string[]
  row(bad: BadRow): string[]
}

const problemTitle = 'Problem'

/** The bad rows with the problem of each, in a form that can be mended and imported again. */
export const exportProblems = (
  services: Services,
  { params }: Request<typeof call>,
  origin: Origin,
): Promise<Result<typeof call>> =>
  exportSheet(services, origin, spreadsheets.attendanceProblems, async (work) => {
    const found = await findImport(work, params.id)
    const { rows } = await sql<BadRow>`
      select line, code, day, time_in as "timeIn", time_out as "timeOut", problem, raw
      from attendance_import_row
      where import_id = ${found.id} and outcome = 'bad'
      order by line
      limit ${limits.importRows}`.execute(work.queries)
    const table = found.layout === 'punches' ? daysOfPunches : asInFile(found)
    return { columns: table.titles.map((title) => ({ title })), rows: rows.map((bad) => table.row(bad)) }
  })

/**
 * The columns and cells of the file. Where a date or a time was read it is written as text that is read again: a
 * spreadsheet's time is a fraction of a day, which as text says nothing.
 */
function asInFile({ header }: ImportRecord): Table {
  const columns = recognizeColumns([header])
  const kept = header.at(-1) === problemTitle ? header.slice(0, -1) : header
  return {
    titles: [...kept, problemTitle],
    row({ raw, day, timeIn, timeOut, problem }) {
      const cells = kept.map((_, index) => raw[index] ?? '')
      if (!('problem' in columns) && columns.layout === 'daily') {
        if (day !== null) cells[columns.date] = day
        if (timeIn !== null) cells[columns.timeIn] = formatWallTimeOrNone(timeIn)
        if (timeOut !== null) cells[columns.timeOut] = formatWallTimeOrNone(timeOut)
      }
      return [...cells, texts.attendanceImport.problems[problem]]
    },
  }
}

/** A punch alone would come back as half a day, so a punch list's bad days come as days, beside what the file said. */
const daysOfPunches: Table = {
  titles: ['User ID', 'Date', 'Time In', 'Time Out', 'Line', 'In the file', problemTitle],
  row: ({ line, code, day, timeIn, timeOut, problem, raw }) => [
    ...[code, day ?? '', formatWallTimeOrNone(timeIn), formatWallTimeOrNone(timeOut)],
    ...[String(line), raw.join(' | '), texts.attendanceImport.problems[problem]],
  ],
}
