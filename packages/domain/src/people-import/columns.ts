import type { Cell } from '../spreadsheet/cell.ts'
import { certainOrders, type DateOrder } from '../spreadsheet/date-order.ts'
import { headerSearchedRows, titlesIn } from '../spreadsheet/header.ts'
import { type PersonColumn, personColumnKeys, titlesOf } from './titles.ts'

/** Where a spreadsheet of people has its header and its columns. */
export interface PersonPlaces {
  readonly headerIndex: number
  /**
   * How the file's ambiguous dates are read. 'unknown': not at all, as no other date tells the order, or some are certainly
   * day first and others month first, which people write by hand.
   */
  readonly order: DateOrder | 'unknown'
  readonly columns: Partial<Record<PersonColumn, number>>
}

/**
 * Finds the header among the first 10 rows: the row that names the most columns, ignoring order, case, spaces and
 * punctuation. undefined when no row has a User ID or an Email, and at least one other column.
 */
export function findPersonColumns(rows: readonly (readonly Cell[])[]): PersonPlaces | undefined {
  const best = mostNamed(rows, ({ userId, email }) => userId !== undefined || email !== undefined)
  if (!best || count(best.columns) < 2) return undefined
  const [order, other] = certainOrders(rows, best.headerIndex, daysOf(best.columns))
  return { ...best, order: order === undefined || other !== undefined ? 'unknown' : order }
}

/** The columns in which a mere number is a day, as spreadsheets count them. */
export const peopleDayColumns = (rows: readonly (readonly Cell[])[]): number[] =>
  daysOf(findPersonColumns(rows)?.columns ?? {})

const daysOf = ({ birthday, ratesFrom }: PersonPlaces['columns']): number[] =>
  [birthday, ratesFrom].filter((column) => column !== undefined)

/** The columns that the likeliest header names, where `findPersonColumns` finds none. */
export const namedColumns = (rows: readonly (readonly Cell[])[]): PersonColumn[] => {
  const named = mostNamed(rows, () => true)?.columns ?? {}
  return personColumnKeys.filter((key) => named[key] !== undefined)
}

/** The first of the searched rows that names the most columns, among those that may be the header. */
function mostNamed(rows: readonly (readonly Cell[])[], mayBe: (columns: PersonPlaces['columns']) => boolean) {
  let best: { headerIndex: number; columns: PersonPlaces['columns'] } | undefined
  for (const [headerIndex, cells] of rows.slice(0, headerSearchedRows).entries()) {
    const columns = columnsIn(cells)
    if (mayBe(columns) && count(columns) > (best ? count(best.columns) : 0)) best = { headerIndex, columns }
  }
  return best
}

/**
 * The first column that the header has twice: nothing tells which of the two holds. Beside a column's own title, others
 * that may mean it are ignored.
 */
export function repeatedColumn(header: readonly Cell[]): PersonColumn | undefined {
  const names = titlesIn(header)
  return personColumnKeys.find((key) => placesIn(names, key).length > 1)
}

function columnsIn(cells: readonly Cell[]): PersonPlaces['columns'] {
  const names = titlesIn(cells)
  const found = personColumnKeys.map((key) => [key, placesIn(names, key)[0]] as const)
  return Object.fromEntries(found.filter(([, index]) => index !== undefined))
}

/** Where a column's own title stands or, if it does not, the titles that may mean it. */
function placesIn(names: readonly string[], column: PersonColumn): number[] {
  const [own, ...others] = titlesOf(column)
  const where = (titles: readonly string[]) =>
    names.flatMap((name, index) => (titles.includes(name) ? [index] : []))
  const ofOwn = where([own])
  return ofOwn.length > 0 ? ofOwn : where(others)
}

const count = (columns: PersonPlaces['columns']): number => Object.keys(columns).length
