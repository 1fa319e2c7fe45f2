import * as attendance from './attendance.ts'
import * as attendanceImport from './attendance-import.ts'
import type { Call } from './call.ts'
import * as company from './company.ts'
import * as identity from './identity.ts'
import * as organisation from './organisation.ts'
import * as payroll from './payroll.ts'
import * as people from './people.ts'
import * as setUp from './set-up.ts'
import * as shifts from './shifts.ts'

const isCall = (entry: unknown): entry is Call =>
  typeof entry === 'object' && entry !== null && 'method' in entry && 'path' in entry

/** Every call of the product; what is exported by a module of the contract is on the list. */
export const calls: readonly Call[] = [
  company,
  setUp,
  identity,
  organisation,
  people,
  attendance,
  attendanceImport,
  shifts,
  payroll,
].flatMap((module) => Object.values(module).filter(isCall))
