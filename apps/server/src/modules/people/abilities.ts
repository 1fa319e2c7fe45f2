import { isCompanyWide, type PersonRow, type Role } from '@tahi/contract'
import type { Scope } from '../../platform/scope.ts'

interface Kept {
  readonly id: string
  readonly role: Role
  readonly branchId: string | null
  readonly active: boolean
}

/**
 * Whether the caller keeps a person's record (D2): the General Manager everybody's, the HR Manager every employee's, an
 * HR Admin those of their own branch's employees; nobody their own.
 */
export function keeps(scope: Scope, person: Pick<Kept, 'id' | 'role' | 'branchId'>): boolean {
  if (person.id === scope.personId) return false
  if (scope.role === 'admin') return true
  if (person.role !== 'user') return false
  return scope.role === 'hr' || (scope.role === 'manager' && person.branchId === scope.branchId)
}

/**
 * Whether the caller reads where somebody was born and lives, and when: oneself, every employee in reach, and whose record
 * one keeps. The birthday is the first password and the one that a reset gives back (D2), so who reads an HR Admin's or
 * head office's could sign in as them.
 */
export const readsPrivate = (scope: Scope, person: Pick<Kept, 'id' | 'role' | 'branchId'>): boolean =>
  person.id === scope.personId || person.role === 'user' || keeps(scope, person)

/** Whether the caller may give people this role, or take it from them: all but Employee is the General Manager's to give. */
export const gives = (scope: Scope, role: Role): boolean => scope.role === 'admin' || role === 'user'

/** What the caller may do with a person's record. */
export function actionsOn(scope: Scope, person: Kept): PersonRow['can'] {
  if (person.id === scope.personId) return ['editOwn']
  if (!keeps(scope, person)) return []
  return [
    'edit',
    ...(person.active ? (['deactivate', 'resetPassword'] as const) : (['reactivate'] as const)),
    ...(isCompanyWide(person.role) ? [] : (['setRates'] as const)),
  ]
}
