import { type ImportSheets, limits, texts } from '@tahi/contract'
import {
  cellText,
  holdsPeople,
  type PeopleTableProblem,
  type PersonRowRead,
  peopleDayColumns,
  personColumnTitles,
  readPeopleTable,
} from '@tahi/domain'
import { tableOf } from '../../../platform/imports/cells.ts'
import { chunksOf, cutCell, cutRow } from '../../../platform/imports/chunks.ts'
import type { TableKind } from '../../../platform/imports/table.ts'
import { faultsOf } from './row-body.ts'

/** A spreadsheet of people as far as it can be understood without the database. */
export interface PeopleFile {
  readonly header: string[]
  readonly sheets: ImportSheets | null
  readonly rows: number
  /** JSON texts, each a list of `FileRow`. */
  readonly chunks: string[]
}

/** A row of the file, with its cells checked as a form's fields are. */
export type FileRow = PersonRowRead

/** The cells and the problems found so far. */
export type CheckedRow = Pick<FileRow, 'cells' | 'problems'>

/** Rows judged at a time: about 30 ms of work. */
export const rowsPerChunk = 100

const peopleTable: TableKind = { isHeldBy: holdsPeople, dayColumns: peopleDayColumns }

/** Reads a spreadsheet of people; runs on a worker thread. @returns the file, or why it cannot be used as one */
export async function readPeopleFile(task: {
  content: Uint8Array
}): Promise<PeopleFile | { problem: string }> {
  const found = await tableOf(task.content, limits.peopleImportRows, peopleTable)
  if ('problem' in found) return found
  const { cells, sheets, isText } = found
  const table = readPeopleTable(cells, isText)
  if ('problem' in table) return { problem: sentenceOf(table) }
  if (cells.length - table.headerIndex - 1 > limits.peopleImportRows)
    return { problem: texts.peopleImport.tooManyRows }
  if (table.rows.length === 0) return { problem: texts.imports.noRows }
  return {
    header: cutRow((cells[table.headerIndex] ?? []).map(cellText)),
    sheets,
    rows: table.rows.length,
    chunks: chunksOf(table.rows.map(checked), rowsPerChunk),
  }
}

function sentenceOf(table: PeopleTableProblem): string {
  const { noColumns, repeatedColumn, turnedDates } = texts.peopleImport
  switch (table.problem) {
    case 'no_columns':
      return noColumns(table.found)
    case 'repeated_column':
      return repeatedColumn(personColumnTitles[table.column])
    case 'turned_dates':
      return turnedDates
  }
}

function checked({ line, cells, problems, raw }: PersonRowRead): FileRow {
  const kept = Object.entries(cells).map(([column, value]) => [
    column,
    typeof value === 'string' ? cutCell(value) : value,
  ])
  return {
    line,
    cells: Object.fromEntries(kept),
    problems: [...problems, ...faultsOf(cells)],
    raw: cutRow(raw),
  }
}
