import { type Role, roleTitles } from '@tahi/contract'
import { accessRoles } from '../address.ts'

/** Those that the list offers, in its order (W2 Employees); a role of head office is among them while the address names it. */
export function accessChoices(asked: Role | undefined): { value: Role; label: string }[] {
  const isOffered = accessRoles.some((role) => role === asked)
  const offered: readonly Role[] = asked === undefined || isOffered ? accessRoles : [...accessRoles, asked]
  return offered.map((role) => ({ value: role, label: roleTitles[role] }))
}
