import type { Day } from '../calendar.ts'
import { centavosFromPesos, pesosFromCentavos } from '../money.ts'
import type { PersonRowProblem } from '../person-row.ts'
import { type Cell, cellText } from '../spreadsheet/cell.ts'
import { isEitherWay } from '../spreadsheet/date-order.ts'
import { readDay } from '../spreadsheet/moment.ts'
import type { PersonPlaces } from './columns.ts'
import { type PersonColumn, personColumnKeys } from './titles.ts'

/** The values of a row's cells; an empty cell and an absent column have none. Amounts are pesos. */
export type PersonCells = Partial<
  Record<Exclude<PersonColumn, 'birthday' | 'ratesFrom' | 'dailyRate' | 'overRate'>, string> & {
    birthday: Day
    ratesFrom: Day
    dailyRate: number
    overRate: number
  }
>

export interface PersonFault {
  readonly column: PersonColumn
  readonly problem: PersonRowProblem
  /** The names that there are instead of the unknown one. */
  readonly instead?: readonly string[]
}

/** A row of a spreadsheet of people, checked by itself. */
export interface PersonRowRead {
  /** 1-based row in the file, the header and blank rows included. */
  readonly line: number
  readonly cells: PersonCells
  /** In the order of the columns. */
  readonly problems: readonly PersonFault[]
  /** The cells of that line as text. */
  readonly raw: readonly string[]
}

const amount = /^(?:\d{1,3}(?:,\d{3})+|\d+)(?:\.\d{1,2})?$/

/** What stands in a cell whose formula came to nothing: as a text it would become a name or an address. */
const failedFormulas = new Set([
  ...['#N/A', '#REF!', '#DIV/0!', '#VALUE!', '#NAME?', '#NUM!', '#NULL!', '#SPILL!', '#CALC!', '#FIELD!'],
  ...['#BLOCKED!', '#CONNECT!', '#UNKNOWN!', '#BUSY!', '#PYTHON!', '#GETTING_DATA', '#ERROR!'],
])

/** A currency before an amount: ₱500, PHP 500, P500. */
const currency = /^(?:₱|php|p)\s*/i

/** Deviations from whole centavos up to this come from a formula's binary fractions. */
const binaryNoise = 1e-6

/** How a file's cells are to be understood. */
interface Reading extends Pick<PersonPlaces, 'order'> {
  /** Whether its numbers come as text, as in CSV, so that nothing tells them from text that somebody typed. */
  readonly numbersAreText: boolean
}

/** Reads one row below the header. An unreadable cell becomes a problem and is left out of the cells. */
export function readPersonRow(
  { columns, ...reading }: Pick<PersonPlaces, 'columns'> & Reading,
  row: readonly Cell[],
  line: number,
): PersonRowRead {
  const cells: Record<string, string | number> = {}
  const problems: PersonFault[] = []
  for (const column of personColumnKeys) {
    const index = columns[column]
    const cell = index === undefined ? null : (row[index] ?? null)
    const text = cellText(cell)
    if (text === '') continue
    if (failedFormulas.has(text)) {
      problems.push({ column, problem: 'failed_formula' })
      continue
    }
    const value = readers[column]?.(cell, reading) ?? text
    if (typeof value !== 'object') cells[column] = value
    else if (value.problem !== null) problems.push({ column, problem: value.problem })
  }
  return { line, cells: cells as PersonCells, problems, raw: row.map(cellText) }
}

type Reader = (cell: Cell, reading: Reading) => string | number | { problem: PersonRowProblem | null }

/** All-numeric, with two digits for the year: it may be of either century, and which number is which is less certain still. */
const shortYear = /^\d{1,2}[-/.]\d{1,2}[-/.]\d{2}\b/

const day: Reader = (cell, { order }) => {
  if (shortYear.test(cellText(cell))) return { problem: 'short_year' }
  if (order === 'unknown' && isEitherWay(cell)) return { problem: 'either_date' }
  const read = readDay(cell, order === 'unknown' ? 'month_first' : order)
  if (read === undefined) return { problem: 'bad_date' }
  return read ?? { problem: null }
}

const pesos: Reader = (cell) => readPesos(cell) ?? { problem: 'bad_amount' }

/** In English and Filipino, as the titles are. */
const genders = new Map([
  ...['female', 'f', 'babae'].map((word) => [word, 'female'] as const),
  ...['male', 'm', 'lalaki'].map((word) => [word, 'male'] as const),
])

const gender: Reader = (cell) => genders.get(cellText(cell).toLowerCase()) ?? { problem: 'bad_choice' }

/** A number as a program writes it that took its digits for an amount: '3000.0' is 3000, '9.17E+09' has lost digits. */
const asAmount = /^(\d+)\.00?$/
const cutShort = /^\d+(?:\.\d+)?e\+?\d+$/i

/** Digits that are no amount. */
const digits: Reader = (cell) => {
  const text = cellText(cell)
  return cutShort.test(text) ? { problem: 'cut_number' } : text.replace(asAmount, '$1')
}

/** Digits whose first 0 a spreadsheet has dropped, because it took them for an amount. @param short what is left of them */
const withDroppedZero =
  (short: RegExp): Reader =>
  (cell, reading) => {
    const read = digits(cell, reading)
    const wasAmount = reading.numbersAreText || typeof cell === 'number' || asAmount.test(cellText(cell))
    return wasAmount && typeof read === 'string' && short.test(read) ? `0${read}` : read
  }

/** A mobile number: 9171112222 was 09171112222. */
const contact = withDroppedZero(/^9\d{9}$/)

/** Zip codes have four digits, those of Manila begin with 0: 400 was 0400. */
const zipcode = withDroppedZero(/^\d{3}$/)

const readers: Partial<Record<PersonColumn, Reader>> = {
  birthday: day,
  ratesFrom: day,
  dailyRate: pesos,
  overRate: pesos,
  gender,
  contact,
  zipcode,
  clockNumber: digits,
}

/** Pesos, at least 0, with at most two decimals; undefined for anything else. '₱1,234.50' is valid, '1,23' is not. */
function readPesos(cell: Cell): number | undefined {
  if (typeof cell === 'number') return wholeCentavos(cell)
  if (typeof cell !== 'string') return undefined
  const text = cell.trim().replace(currency, '').trim()
  return amount.test(text) ? wholeCentavos(Number(text.replaceAll(',', ''))) : undefined
}

function wholeCentavos(pesos: number): number | undefined {
  const rounded = Math.round(pesos * 100) / 100
  if (!(pesos >= 0) || Math.abs(pesos - rounded) > binaryNoise || pesos > 1e9) return undefined
  return pesosFromCentavos(centavosFromPesos(rounded))
}
