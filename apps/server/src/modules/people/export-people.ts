import { type exportPeople as call, type Request, spreadsheets } from '@tahi/contract'
import { type PersonColumn, personColumnKeys, personColumnTitles } from '@tahi/domain'
import { sql } from 'kysely'
import type { Origin, Result } from '../../platform/http/binding.ts'
import type { Services } from '../../platform/services.ts'
import { refuseLargeExport, rowsToRead } from '../../platform/spreadsheets/largest-export.ts'
import { type PersonEntry, personColumns, personTables } from './person.ts'
import { recordFilters, recordOrder } from './record-filters.ts'
import { spreadsheetCells } from './spreadsheet-cells.ts'

const pesos = '#,##0.00'

/** How wide each column is, in characters. */
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

/** The columns that an import takes back. */
const columns = personColumnKeys.map((key) => ({
  title: personColumnTitles[key],
  width: widths[key],
  ...(isAmount(key) && { format: pesos }),
}))

/** The filtered people as employee-data.xlsx, with the rates that hold today (W2 Employees: list and spreadsheet). */
export async function exportPeople(
  { database, spreadsheets: files }: Services,
  { query }: Request<typeof call>,
  { context, gone }: Origin,
): Promise<Result<typeof call>> {
  const asked = context()
  const rows = await database.work(
    asked,
    async (work) => {
      const found = await sql<PersonEntry>`
        select ${personColumns} from ${personTables}
        where ${recordFilters(work, query)} ${recordOrder(query.sort)}
        limit ${rowsToRead}`.execute(work.queries)
      return found.rows
    },
    'read',
  )
  refuseLargeExport(rows)
  const content = await files.write(
    {
      name: spreadsheets.people.sheet,
      columns,
      rows: rows.map((row) => {
        const cells = spreadsheetCells(row, asked.moment.today)
        return personColumnKeys.map((key) => cells[key])
      }),
    },
    gone(),
  )
  return { fileName: spreadsheets.people.file, content }
}
