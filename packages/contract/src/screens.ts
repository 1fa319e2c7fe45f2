import type { Role } from './roles.ts'

/** The console's screens and who may open them (C2 Signed-in routes, D2). */
export const screens = {
  profile: { path: '/profile', label: 'Profile', roles: ['admin', 'manager', 'hr', 'act'] },
  employees: { path: '/employees', label: 'Employees', roles: ['admin', 'manager', 'hr', 'act'] },
  employeeForm: { path: '/employees/new', label: 'New/Edit', roles: ['admin', 'manager', 'hr', 'act'] },
  coreHr: { path: '/core-hr', label: 'Core HR', roles: ['manager', 'hr'] },
  shifts: { path: '/core-hr/shifts', label: 'Shifts', roles: ['manager', 'hr'] },
  attendance: { path: '/attendance', label: 'Attendance', roles: ['admin', 'manager', 'hr', 'act'] },
  attendanceForm: { path: '/attendance/new', label: 'New/Edit', roles: ['manager', 'hr'] },
  leaves: { path: '/leaves', label: 'Leaves', roles: ['admin', 'manager', 'hr'] },
  leaveForm: { path: '/leaves/new', label: 'New/Edit', roles: ['manager', 'hr'] },
  salary: { path: '/salary', label: 'Salary', roles: ['admin', 'manager', 'hr', 'act'] },
  salaryForm: { path: '/salary/new', label: 'New/Edit', roles: ['manager', 'hr'] },
  production: { path: '/production', label: 'Production', roles: ['admin', 'manager', 'hr'] },
  branches: { path: '/branches', label: 'Branches', roles: ['admin'] },
  department: { path: '/department', label: 'Department', roles: ['admin'] },
  designation: { path: '/designation', label: 'Designation', roles: ['admin'] },
} as const satisfies Record<string, { path: string; label: string; roles: readonly Role[] }>

export type Screen = keyof typeof screens

export const mayOpen = (screen: Screen, role: Role): boolean =>
  screens[screen].roles.some((allowed: Role) => allowed === role)

export interface MenuItem {
  readonly screen?: Screen
  readonly label: string
  readonly children?: readonly MenuItem[]
}

const employees: MenuItem = { screen: 'employees', label: 'Employees' }
const coreHr: MenuItem = { screen: 'coreHr', label: 'Core HR' }
const attendance: MenuItem = { screen: 'attendance', label: 'Attendance' }
const leaves: MenuItem = { screen: 'leaves', label: 'Leaves' }
const salary: MenuItem = { screen: 'salary', label: 'Salary' }
const production: MenuItem = { screen: 'production', label: 'Production' }
const productionMonitoring: MenuItem = { screen: 'production', label: 'Production Monitoring' }

/** The side menu by role (C2 Side menu, D2); employees have their own application. */
export const menus: Record<Role, readonly MenuItem[]> = {
  admin: [
    employees,
    { screen: 'production', label: 'Monitoring', children: [production, attendance, leaves, salary] },
    { screen: 'branches', label: 'Branches' },
    { screen: 'department', label: 'Department' },
    { screen: 'designation', label: 'Designation' },
  ],
  manager: [employees, coreHr, attendance, leaves, salary, productionMonitoring],
  hr: [employees, coreHr, attendance, leaves, salary, productionMonitoring],
  act: [employees, attendance, salary],
  user: [],
}
