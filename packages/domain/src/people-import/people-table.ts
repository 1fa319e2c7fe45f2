import { hasTurnedBirthdays, hasTurnedDates } from '../attendance-import/date-order.ts'
import { isBlank } from '../attendance-import/read-row.ts'
import type { Cell } from '../attendance-import/row.ts'
import { findPersonColumns, type PersonPlaces } from './columns.ts'
import { type PersonFault, type PersonRowRead, readPersonRow } from './read-row.ts'

type Rows = readonly (readonly Cell[])[]

export interface PeopleTable extends PersonPlaces {
  readonly rows: readonly PersonRowRead[]
}

/**
 * Reads a spreadsheet of people and skips blank rows. Without a row that names the columns, returns why it cannot be
 * read.
 */
export function readPeopleTable(
  rows: Rows,
): PeopleTable | { readonly problem: 'no_columns' | 'turned_dates' } {
  const places = findPersonColumns(rows)
  if (!places) return { problem: 'no_columns' }
  if (isTurned(rows, places)) return { problem: 'turned_dates' }
  const data = [...rows.entries()].filter(([index, cells]) => index > places.headerIndex && !isBlank(cells))
  return { ...places, rows: markSame(data.map(([index, cells]) => readPersonRow(places, cells, index + 1))) }
}

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
