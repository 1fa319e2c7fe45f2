import type { Role } from './roles.ts'

/** The console's screens and who may open them (C2 Signed-in routes, D2). */
export const screens = {
  attendance: { path: '/attendance', label: 'Attendance', roles: ['admin', 'manager', 'hr', 'act'] },
  attendanceForm: { path: '/attendance/new', label: 'New/Edit', roles: ['manager', 'hr'] },
  salary: { path: '/salary', label: 'Salary', roles: ['admin', 'manager', 'hr', 'act'] },
  salaryForm: { path: '/salary/new', label: 'New/Edit', roles: ['manager', 'hr'] },
} as const satisfies Record<string, { path: string; label: string; roles: readonly Role[] }>

export type Screen = keyof typeof screens

export const mayOpen = (screen: Screen, role: Role): boolean =>
  screens[screen].roles.some((allowed: Role) => allowed === role)

export interface MenuItem {
  readonly screen?: Screen
  readonly label: string
  readonly children?: readonly MenuItem[]
}

const attendance: MenuItem = { screen: 'attendance', label: 'Attendance' }
const salary: MenuItem = { screen: 'salary', label: 'Salary' }

/** The side menu by role (C2 Side menu, D2); employees have their own application. */
export const menus: Record<Role, readonly MenuItem[]> = {
  admin: [{ label: 'Monitoring', children: [attendance, salary] }],
  manager: [attendance, salary],
  hr: [attendance, salary],
  act: [attendance, salary],
  user: [],
}
