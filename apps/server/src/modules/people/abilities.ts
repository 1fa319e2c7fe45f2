import { isCompanyWide, type PersonRow, type Role } from '@tahi/contract'
import type { Day } from '@tahi/domain'
import type { Scope } from '../../platform/scope.ts'

interface Kept {
  readonly id: string
  readonly role: Role
  readonly branchId: string | null
  readonly active: boolean
  /** The last day that is paid, of people who were deactivated or went to head office. */
  readonly leftOn: Day | null
}

/**
 * Whether the caller keeps a person's record (D2): the General Manager keeps everybody's, the HR Manager every
 * employee's, an HR Admin those of their own branch's employees. Nobody keeps their own.
 */
export function keeps(scope: Scope, person: Pick<Kept, 'id' | 'role' | 'branchId'>): boolean {
  if (person.id === scope.personId) return false
  if (scope.role === 'admin') return true
  if (person.role !== 'user') return false
  return scope.role === 'hr' || (scope.role === 'manager' && person.branchId === scope.branchId)
}

/**
 * Whether the caller may read a person's birthday, birthplace and address: their own, those of every employee in scope,
 * and those of people whose record they keep. The birthday is the first password (D2), so a reader of a new HR Admin's or
 * head office's birthday could sign in as them.
 */
export const readsPrivate = (scope: Scope, person: Pick<Kept, 'id' | 'role' | 'branchId'>): boolean =>
  person.id === scope.personId || person.role === 'user' || keeps(scope, person)

/** Whether the caller changes their own name: a General Manager has no HR office above them. */
export const namesThemselves = ({ role }: Scope): boolean => role === 'admin'

/** Whether the caller may give or take this role: only the General Manager gives roles other than Employee. */
export const gives = (scope: Scope, role: Role): boolean => scope.role === 'admin' || role === 'user'

/** Whether somebody is paid by daily rates: head office is not, except for days in a branch before (decision 0023). */
export const hasRates = ({ role, leftOn }: Pick<Kept, 'role' | 'leftOn'>): boolean =>
  !isCompanyWide(role) || leftOn !== null

/** What the caller may do with a person's record. */
export function actionsOn(scope: Scope, person: Kept): PersonRow['can'] {
  if (person.id === scope.personId) return namesThemselves(scope) ? ['editOwn', 'editOwnName'] : ['editOwn']
  if (!keeps(scope, person)) return []
  return [
    'edit',
    ...(person.active ? (['deactivate', 'resetPassword'] as const) : (['reactivate'] as const)),
    ...(hasRates(person) ? (['setRates'] as const) : []),
  ]
}
