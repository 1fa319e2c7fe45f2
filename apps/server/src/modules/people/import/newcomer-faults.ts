import type { PersonColumn, PersonFault } from '@tahi/domain'
import type { KnownPeople } from './known-people.ts'
import type { CheckedRow } from './people-file.ts'
import { isCode } from './row-body.ts'

/** The fields that every new person needs; the birthday is the first password (D2 New employee). */
const required: readonly PersonColumn[] = ['email', 'lastName', 'firstName', 'birthday']

/** Columns that, besides the User ID, mark a row as a new person's. An edited row of a known person may have only names. */
const describing: readonly PersonColumn[] = ['email', 'birthday']

const naming: readonly PersonColumn[] = ['lastName', 'firstName']

/**
 * The faults of a row whose User ID is out of the caller's scope, or unknown in a row that does not describe a new person.
 * Where such a row has a name, it may mean one all the same, and what it lacks for that is named too.
 */
export function strangerFaults(row: CheckedRow, known: KnownPeople): PersonFault[] {
  const { userId } = row.cells
  if (userId === undefined) return []
  if (known.hasCode(userId)) return [{ column: 'userId', problem: 'other_branch' }]
  if (describing.some((column) => isSaid(row, column))) return []
  const lacking = naming.some((column) => isSaid(row, column)) ? missingIn(row) : []
  return [{ column: 'userId', problem: 'unknown_user_id' }, ...lacking]
}

/** Why a row cannot add a person. */
export function newcomerFaults(row: CheckedRow, known: KnownPeople): PersonFault[] {
  const { userId, email } = row.cells
  const faults = missingIn(row)
  if (userId !== undefined && !isCode(userId)) faults.push({ column: 'userId', problem: 'unreadable' })
  if (email !== undefined && known.hasEmail(email))
    faults.push({ column: 'email', problem: known.isOfDeactivated(email) ? 'deactivated' : 'email_taken' })
  return faults
}

const missingIn = (row: CheckedRow): PersonFault[] =>
  required.filter((column) => !isSaid(row, column)).map((column) => ({ column, problem: 'missing' }))

const isSaid = ({ cells, problems }: CheckedRow, column: PersonColumn): boolean =>
  cells[column] !== undefined || problems.some((fault) => fault.column === column)
