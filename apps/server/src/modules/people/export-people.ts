import { type exportPeople as call, type Request, spreadsheets } from '@tahi/contract'
import { type PersonColumn, personColumnKeys, personColumnTitles } from '@tahi/domain'
import { sql } from 'kysely'
import { exportList } from '../../platform/spreadsheets/export-list.ts'
import { personFilters, personOrder } from './filters.ts'
import { asKnownTo, type PersonEntry, personColumns, personTables } from './person.ts'
import { spreadsheetCells } from './spreadsheet-cells.ts'

const pesos = '#,##0.00'

/** The width of each column, in characters. */
const widths: Record<PersonColumn, number> = {
  userId: 14,
  lastName: 18,
  firstName: 18,
  middleName: 18,
  role: 16,
  branch: 18,
  department: 18,
  designation: 20,
  clockNumber: 14,
  email: 32,
  birthday: 12,
  gender: 10,
  contact: 16,
  streetAddress: 28,
  city: 16,
  state: 14,
  zipcode: 10,
  birthplace: 20,
  dailyRate: 12,
  overRate: 22,
  ratesFrom: 12,
}

const isAmount = (key: PersonColumn): boolean => key === 'dailyRate' || key === 'overRate'

/** The columns that an import accepts. */
const columns = personColumnKeys.map((key) => ({
  title: personColumnTitles[key],
  width: widths[key],
  ...(isAmount(key) && { format: pesos }),
}))

type Query = Request<typeof call>['query']

/** The filtered people as employee-data.xlsx, with the rates of today or of the last day (W2 Employees: list and spreadsheet). */
export const exportPeople = exportList({
  names: spreadsheets.people,
  columns,
  select: (work, query: Query) => sql<PersonEntry>`
    select ${personColumns} from ${personTables}
    where ${personFilters(work, query)} ${personOrder(query.sort)}`,
  toRows: (found, { scope, today }) =>
    found
      .map((row) => spreadsheetCells(asKnownTo(scope, row), row.leftOn ?? today))
      .map((cells) => personColumnKeys.map((key) => cells[key])),
})
