import { consoleRoles, overseers, type Role, recordKeepers } from './roles.ts'

/** The console's screens and who may open them (C2 Signed-in routes, D2). */
export const screens = {
  dashboard: { path: '/', label: 'Dashboard', roles: consoleRoles },
  profile: { path: '/profile', label: 'Profile', roles: consoleRoles },
  employees: { path: '/employees', label: 'Employees', roles: consoleRoles },
  employeeForm: { path: '/employees/new', label: 'New/Edit', roles: consoleRoles },
  coreHr: { path: '/core-hr', label: 'Core HR', roles: recordKeepers },
  shifts: { path: '/core-hr/shifts', label: 'Shifts', roles: recordKeepers },
  gates: { path: '/core-hr/gates', label: 'Gates', roles: recordKeepers },
  attendance: { path: '/attendance', label: 'Attendance', roles: consoleRoles },
  attendanceForm: { path: '/attendance/new', label: 'New/Edit', roles: recordKeepers },
  corrections: {
    path: '/attendance/corrections',
    label: 'Correction requests',
    roles: overseers,
  },
  leaves: { path: '/leaves', label: 'Leaves', roles: overseers },
  /** With a leave's id the General Manager may read it; only people who keep records create new ones (W6). */
  leaveForm: { path: '/leaves/new', label: 'New/Edit', roles: overseers },
  salary: { path: '/salary', label: 'Salary', roles: consoleRoles },
  salaryForm: { path: '/salary/new', label: 'New/Edit', roles: recordKeepers },
  production: { path: '/production', label: 'Production', roles: overseers },
  announcement: { path: '/announcement', label: 'Announcement', roles: consoleRoles },
  announcementForm: { path: '/announcement/new', label: 'New/Edit', roles: overseers },
  documents: { path: '/documents', label: 'Documents', roles: overseers },
  documentForm: { path: '/documents/new', label: 'New/Edit', roles: overseers },
  messages: { path: '/messages', label: 'Messages', roles: recordKeepers },
  company: { path: '/company', label: 'Company', roles: ['admin'] },
  branches: { path: '/branches', label: 'Branches', roles: ['admin'] },
  department: { path: '/department', label: 'Department', roles: ['admin'] },
  designation: { path: '/designation', label: 'Designation', roles: ['admin'] },
} as const satisfies Record<string, { path: string; label: string; roles: readonly Role[] }>

export type Screen = keyof typeof screens

/** The console's pages without a required role (C2 Public routes), and the change of one's own password (D2). */
export const publicScreens = {
  login: { path: '/login' },
  setUp: { path: '/setup' },
  register: { path: '/register' },
  activate: { path: '/activate' },
  forgotPassword: { path: '/forgot-password' },
  resetPassword: { path: '/reset-password' },
  changePassword: { path: '/change-password', label: 'Change password' },
} as const

export const mayOpen = (screen: Screen, role: Role): boolean =>
  screens[screen].roles.some((allowed: Role) => allowed === role)

/** The screens with an entry in a side menu. */
export type MenuScreen = Extract<
  Screen,
  | 'dashboard'
  | 'employees'
  | 'coreHr'
  | 'attendance'
  | 'leaves'
  | 'salary'
  | 'announcement'
  | 'documents'
  | 'production'
  | 'messages'
  | 'branches'
  | 'department'
  | 'designation'
>

export interface MenuItem {
  /** With `children` the one that its heading leads to. */
  readonly screen: MenuScreen
  readonly label: string
  readonly children?: readonly MenuItem[]
}

const dashboard: MenuItem = { screen: 'dashboard', label: 'Dashboard' }
const employees: MenuItem = { screen: 'employees', label: 'Employees' }
const coreHr: MenuItem = { screen: 'coreHr', label: 'Core HR' }
const attendance: MenuItem = { screen: 'attendance', label: 'Attendance' }
const leaves: MenuItem = { screen: 'leaves', label: 'Leaves' }
const salary: MenuItem = { screen: 'salary', label: 'Salary' }
const announcement: MenuItem = { screen: 'announcement', label: 'Announcement' }
const documents: MenuItem = { screen: 'documents', label: 'Documents' }
const production: MenuItem = { screen: 'production', label: 'Production' }
const productionMonitoring: MenuItem = { screen: 'production', label: 'Production Monitoring' }
const message: MenuItem = { screen: 'messages', label: 'Message' }

/** The side menu by role (C2 Side menu, D2); employees have their own application. */
export const menus: Record<Role, readonly MenuItem[]> = {
  admin: [
    dashboard,
    employees,
    { screen: 'production', label: 'Monitoring', children: [production, attendance, leaves, salary] },
    { screen: 'branches', label: 'Branches' },
    { screen: 'department', label: 'Department' },
    { screen: 'designation', label: 'Designation' },
  ],
  manager: [
    dashboard,
    employees,
    coreHr,
    attendance,
    leaves,
    salary,
    announcement,
    documents,
    { screen: 'production', label: 'Monitoring', children: [productionMonitoring, message] },
  ],
  hr: [
    dashboard,
    employees,
    coreHr,
    attendance,
    leaves,
    salary,
    announcement,
    documents,
    productionMonitoring,
    message,
  ],
  act: [dashboard, employees, attendance, salary, announcement],
  user: [],
}
