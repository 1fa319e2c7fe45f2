import {
  addPerson,
  createLeave,
  createQuota,
  mayOpen,
  mayUse,
  menus,
  publicScreens,
  type Role,
  type Screen,
  screens,
  texts,
} from '@tahi/contract'
import { importHref } from '../features/attendance/index.ts'
import { newQuotaHref } from '../features/production/index.ts'

const { changePassword } = publicScreens

/** An entry of the palette. The label identifies it, because two entries may lead to the same page. */
export interface PaletteEntry {
  readonly label: string
  readonly href: string
}

/** Screens that a role may open though its menu may not name them, such as the General Manager's (C2 Side menu). */
const besideMenus = ['announcement', 'documents', 'shifts', 'gates', 'corrections'] as const

/** The pages of a role: those in its menu, then the others. */
export function pagesOf(role: Role): PaletteEntry[] {
  const listed = menus[role].flatMap((item): { screen: Screen; label: string }[] => [
    item,
    ...(item.children ?? []),
  ])
  const unlisted = besideMenus
    .filter((screen) => mayOpen(screen, role) && !listed.some((item) => item.screen === screen))
    .map((screen) => ({ screen, label: screens[screen].label }))
  return [...listed, ...unlisted].map(({ screen, label }) => leadTo(screen, label))
}

/** The actions that a role can start from anywhere. */
export const actionsOf = (role: Role): PaletteEntry[] => [
  ...(mayUse(addPerson.allow, role) ? [leadTo('employeeForm', texts.employees.add)] : []),
  ...onScreen(role, 'attendanceForm', [
    leadTo('attendanceForm', texts.attendance.add),
    { label: texts.attendance.import, href: importHref },
  ]),
  ...(mayUse(createLeave.allow, role) ? [leadTo('leaveForm', texts.leave.add)] : []),
  ...onScreen(role, 'salaryForm', [leadTo('salaryForm', texts.payslip.add)]),
  ...(mayUse(createQuota.allow, role) ? [{ label: texts.quota.add, href: newQuotaHref }] : []),
  ...onScreen(role, 'announcementForm', [leadTo('announcementForm', texts.announcement.add)]),
  ...onScreen(role, 'documentForm', [leadTo('documentForm', texts.document.add)]),
  ...onScreen(role, 'company', [leadTo('company', screens.company.label)]),
  leadTo('profile', screens.profile.label),
  { label: changePassword.label, href: changePassword.path },
]

const leadTo = (screen: Screen, label: string): PaletteEntry => ({ label, href: screens[screen].path })

const onScreen = (role: Role, screen: Screen, entries: PaletteEntry[]): PaletteEntry[] =>
  mayOpen(screen, role) ? entries : []
