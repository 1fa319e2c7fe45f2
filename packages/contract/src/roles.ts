/** The roles of the specification (C1) and how the console titles them (C2 shell, D2). */
export const roles = ['admin', 'manager', 'hr', 'act', 'user'] as const

export type Role = (typeof roles)[number]

export const roleTitles: Record<Role, string> = {
  admin: 'General Manager',
  manager: 'HR Admin',
  hr: 'HR Manager',
  act: 'Accountant',
  user: 'Employee',
}

/** The roles that use the console (D2). */
export const consoleRoles = ['admin', 'manager', 'hr', 'act'] as const satisfies readonly Role[]

/** The roles that keep a branch's records: the branch's own HR Admin, and the HR Manager in every branch (D2). */
export const recordKeepers = ['manager', 'hr'] as const satisfies readonly Role[]

/**
 * The roles that oversee a branch's work: those that keep its records, and the General Manager, who watches every
 * branch (D2, C6).
 */
export const overseers = ['admin', ...recordKeepers] as const satisfies readonly Role[]

export const keepsRecords = (role: Role): boolean => recordKeepers.some((keeper) => keeper === role)

/**
 * Where a role signs in (D2): employees to their application, with long sessions because the phone is their own;
 * everybody else to the console.
 */
export const clientOf = (role: Role): 'console' | 'employee' => (role === 'user' ? 'employee' : 'console')

/** Whether a change of role gives a person the console, for which they choose another password by mail (decision 0006). */
export const startsAtConsole = (before: Role, after: Role): boolean =>
  clientOf(before) === 'employee' && clientOf(after) === 'console'

/** Roles that see figures per branch where others see the records themselves (C2, W2). */
export const comparesBranches = (role: Role): boolean => role === 'admin'

/** Roles whose work spans every branch; the others belong to exactly one (D2). */
const companyWideRoles = ['admin', 'hr', 'act'] as const satisfies readonly Role[]

export const isCompanyWide = (role: Role): boolean => companyWideRoles.some((wide) => wide === role)
