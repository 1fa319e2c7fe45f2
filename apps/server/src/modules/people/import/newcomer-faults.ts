import type { PersonColumn, PersonFault } from '@tahi/domain'
import type { KnownPeople } from './known-people.ts'
import type { CheckedRow } from './people-file.ts'
import { isCode } from './row-body.ts'

/** What nobody is added without; the birthday is the first password (D2 New employee). */
const required: readonly PersonColumn[] = ['email', 'lastName', 'firstName', 'birthday']

/** Beside its User ID, what a row says that describes somebody new: an edited row of somebody known may have names alone. */
const describing: readonly PersonColumn[] = ['email', 'birthday']

/** A User ID that is out of the caller's reach, or nobody's in a row that does not describe somebody new either. */
export function strangerFault(row: CheckedRow, known: KnownPeople): PersonFault | undefined {
  const { userId } = row.cells
  if (userId === undefined) return undefined
  if (known.hasCode(userId)) return { column: 'userId', problem: 'other_branch' }
  return describing.some((column) => isSaid(row, column))
    ? undefined
    : { column: 'userId', problem: 'unknown_user_id' }
}

/** What keeps a row from adding somebody. */
export function newcomerFaults(row: CheckedRow, known: KnownPeople): PersonFault[] {
  const { userId, email } = row.cells
  const faults: PersonFault[] = required
    .filter((column) => !isSaid(row, column))
    .map((column) => ({ column, problem: 'missing' }))
  if (userId !== undefined && !isCode(userId)) faults.push({ column: 'userId', problem: 'unreadable' })
  if (email !== undefined && known.hasEmail(email))
    faults.push({ column: 'email', problem: known.isOfDeactivated(email) ? 'deactivated' : 'email_taken' })
  return faults
}

const isSaid = ({ cells, problems }: CheckedRow, column: PersonColumn): boolean =>
  cells[column] !== undefined || problems.some((fault) => fault.column === column)
