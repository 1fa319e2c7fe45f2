import { type Cell, isBlank } from '../spreadsheet/cell.ts'
import { hasTurnedBirthdays, hasTurnedDates } from '../spreadsheet/date-order.ts'
import { findPersonColumns, namedColumns, type PersonPlaces, repeatedColumn } from './columns.ts'
import { type PersonFault, type PersonRowRead, readPersonRow } from './read-row.ts'
import type { PersonColumn } from './titles.ts'

type Rows = readonly (readonly Cell[])[]

export interface PeopleTable extends PersonPlaces {
  readonly rows: readonly PersonRowRead[]
}

/** Why a spreadsheet of people cannot be read: no row names the columns, a column is there twice, or see `isTurned`. */
export type PeopleTableProblem =
  | { readonly problem: 'no_columns'; readonly found: readonly PersonColumn[] }
  | { readonly problem: 'turned_dates' }
  | { readonly problem: 'repeated_column'; readonly column: PersonColumn }

/**
 * Reads a spreadsheet of people and skips blank rows.
 * @param numbersAreText whether numbers come as text, as in CSV
 */
export function readPeopleTable(rows: Rows, numbersAreText = false): PeopleTable | PeopleTableProblem {
  const places = findPersonColumns(rows)
  if (!places) return { problem: 'no_columns', found: namedColumns(rows) }
  const repeated = repeatedColumn(rows[places.headerIndex] ?? [])
  if (repeated) return { problem: 'repeated_column', column: repeated }
  if (isTurned(rows, places)) return { problem: 'turned_dates' }
  const data = [...rows.entries()].filter(([index, cells]) => index > places.headerIndex && !isBlank(cells))
  const reading = { ...places, numbersAreText }
  return { ...places, rows: markSame(data.map(([index, cells]) => readPersonRow(reading, cells, index + 1))) }
}

/** Whether a table of people is here, with rows below its titles: one of several sheets of a file. */
export function holdsPeople(rows: Rows): boolean {
  const places = findPersonColumns(rows)
  return places !== undefined && rows.slice(places.headerIndex + 1).some((cells) => !isBlank(cells))
}

/** Whether a spreadsheet program has turned day and month around in some of the dates. */
function isTurned(rows: Rows, { headerIndex, columns: { birthday, ratesFrom } }: PersonPlaces): boolean {
  return (
    (birthday !== undefined && hasTurnedBirthdays(rows, headerIndex, birthday)) ||
    (ratesFrom !== undefined && hasTurnedDates(rows, headerIndex, [ratesFrom]))
  )
}

/** The rows, with `duplicate_in_file` on every one after the first with the same User ID or e-mail address. */
function markSame(rows: readonly PersonRowRead[]): PersonRowRead[] {
  const seen = new Set<string>()
  return rows.map((row) => {
    const repeated: PersonFault[] = []
    for (const column of ['userId', 'email'] as const) {
      const key = `${column} ${row.cells[column]?.toLowerCase()}`
      if (row.cells[column] === undefined) continue
      if (seen.has(key)) repeated.push({ column, problem: 'duplicate_in_file' })
      seen.add(key)
    }
    return repeated.length > 0 ? { ...row, problems: [...repeated, ...row.problems] } : row
  })
}
