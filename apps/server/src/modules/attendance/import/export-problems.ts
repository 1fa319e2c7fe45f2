import {
  type exportAttendanceImportProblems as call,
  limits,
  type Request,
  spreadsheets,
  texts,
} from '@tahi/contract'
import { cellsToMend, columnsOfHeader, type RowProblem, timesToMend } from '@tahi/domain'
import { sql } from 'kysely'
import type { Origin, Result } from '../../../platform/http/binding.ts'
import type { Services } from '../../../platform/services.ts'
import { exportSheet } from '../../../platform/spreadsheets/export-sheet.ts'
import { type ClockImport, findImport } from './import.ts'

const { problems, punchColumns } = texts.attendanceImport

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

const problemTitle = texts.columns.problem

/** The bad rows, each with its problem, in a file that can be corrected and imported again. */
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
    const table = found.layout === 'punches' ? daysOfPunches(found) : asInFile(found)
    return { columns: table.titles.map((title) => ({ title })), rows: rows.map((bad) => table.row(bad)) }
  })

/** The file's columns and cells. */
function asInFile({ header }: ClockImport): Table {
  const columns = columnsOfHeader(header)
  const kept = header.at(-1) === problemTitle ? header.slice(0, -1) : header
  return {
    titles: [...kept, problemTitle],
    row(bad) {
      const cells = columns?.layout === 'daily' ? cellsToMend(columns, bad) : bad.raw
      return [...kept.map((_, index) => cells[index] ?? ''), problems[bad.problem]]
    },
  }
}

/**
 * A single punch would be imported as half a day. So a punch list's bad days are exported as days, beside the original
 * cells.
 */
function daysOfPunches({ header }: ClockImport): Table {
  const columns = columnsOfHeader(header)
  const { userId, date, line } = texts.columns
  return {
    titles: [
      userId,
      date,
      punchColumns.timeIn,
      punchColumns.timeOut,
      line,
      punchColumns.inFile,
      problemTitle,
    ],
    row(bad) {
      const { timeIn, timeOut } = timesToMend(columns, bad)
      const day = [bad.code, bad.day ?? '', timeIn, timeOut]
      return [...day, String(bad.line), bad.raw.join(' | '), problems[bad.problem]]
    },
  }
}
