import { certainOrders, type DateOrder } from '../attendance-import/date-order.ts'
import { type Cell, cellText } from '../attendance-import/row.ts'

/** The columns of a spreadsheet of people, as the list's export writes them and an import recognises them. */
export const personColumnTitles = {
  userId: 'User ID',
  lastName: 'Last Name',
  firstName: 'First Name',
  middleName: 'Middle Name',
  role: 'Account Access',
  branch: 'Branch',
  department: 'Department',
  designation: 'Designation',
  clockNumber: 'Clock Number',
  email: 'Email',
  birthday: 'Birthday',
  gender: 'Gender',
  contact: 'Contact',
  streetAddress: 'Street Address',
  city: 'City',
  state: 'State',
  zipcode: 'Zip Code',
  birthplace: 'Birthplace',
  dailyRate: 'Daily Rate',
  overRate: 'Hourly Overtime Rate',
  ratesFrom: 'Rates From',
} as const

export type PersonColumn = keyof typeof personColumnTitles

export const personColumnKeys = Object.keys(personColumnTitles) as PersonColumn[]

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

/** A title and a company's name may precede the table. */
const headerSearchedRows = 10

/**
 * Finds the header among the first 10 rows: the row that names the most columns, ignoring order, case, spaces and
 * punctuation. undefined when no row has a User ID or an Email, and at least one other column.
 */
export function findPersonColumns(rows: readonly (readonly Cell[])[]): PersonPlaces | undefined {
  let best: { headerIndex: number; columns: PersonPlaces['columns'] } | undefined
  for (const [headerIndex, cells] of rows.slice(0, headerSearchedRows).entries()) {
    const columns = columnsIn(cells)
    if (columns.userId === undefined && columns.email === undefined) continue
    if (count(columns) > Math.max(1, best ? count(best.columns) : 0)) best = { headerIndex, columns }
  }
  if (!best) return undefined
  const { birthday, ratesFrom } = best.columns
  const days = [birthday, ratesFrom].filter((column) => column !== undefined)
  const [order, other] = certainOrders(rows, best.headerIndex, days)
  return { ...best, order: order === undefined || other !== undefined ? 'unknown' : order }
}

/** The first column whose title the header has twice: nothing tells which of the two holds. */
export function repeatedColumn(header: readonly Cell[]): PersonColumn | undefined {
  const names = titlesIn(header)
  const count = (title: string) => names.filter((name) => name === normalized(title)).length
  return personColumnKeys.find((key) => count(personColumnTitles[key]) > 1)
}

function columnsIn(cells: readonly Cell[]): PersonPlaces['columns'] {
  const names = titlesIn(cells)
  const found = personColumnKeys.map(
    (key) => [key, names.indexOf(normalized(personColumnTitles[key]))] as const,
  )
  return Object.fromEntries(found.filter(([, index]) => index >= 0))
}

const titlesIn = (cells: readonly Cell[]): string[] =>
  cells.map((cell) => normalized(cellText(cell).slice(0, 60)))

const count = (columns: PersonPlaces['columns']): number => Object.keys(columns).length

const normalized = (name: string): string => name.toLowerCase().replace(/[^a-z0-9]/g, '')
