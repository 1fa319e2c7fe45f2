import { isCompanyWide, type Role, roleTitles } from '@tahi/contract'
import { accessRoles } from '../address.ts'

/** The roles that the list offers, in its order (W2 Employees), and a role of head office while the address names it. */
export function accessChoices(asked: Role | undefined): { value: Role; label: string }[] {
  const isOffered = accessRoles.some((role) => role === asked)
  const offered: readonly Role[] = asked === undefined || isOffered ? accessRoles : [...accessRoles, asked]
  return offered.map((role) => ({ value: role, label: roleTitles[role] }))
}

/**
 * Whether the list's filter by role is shown: to users who see every branch, and to others while the address names a role,
 * to which the figures of Core HR lead.
 */
export const filtersByAccess = (user: Role, asked: Role | undefined): boolean =>
  isCompanyWide(user) || asked !== undefined
