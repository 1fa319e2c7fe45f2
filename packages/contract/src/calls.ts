import * as announcements from './announcements.ts'
import * as attendance from './attendance.ts'
import * as attendanceImport from './attendance-import.ts'
import * as attendanceMonth from './attendance-month.ts'
import * as attendanceSelections from './attendance-selections.ts'
import type { Call } from './call.ts'
import * as company from './company.ts'
import * as companySettings from './company-settings.ts'
import * as coreHr from './core-hr.ts'
import * as corrections from './corrections.ts'
import * as dashboard from './dashboard.ts'
import * as devices from './devices.ts'
import * as documents from './documents.ts'
import * as files from './files.ts'
import * as gateMode from './gate-mode.ts'
import * as gates from './gates.ts'
import * as history from './history.ts'
import * as identity from './identity.ts'
import * as leave from './leave.ts'
import * as leaveUse from './leave-use.ts'
import * as messages from './messages.ts'
import * as newPassword from './new-password.ts'
import * as notifications from './notifications.ts'
import * as organisation from './organisation.ts'
import * as payroll from './payroll.ts'
import * as payslipChanges from './payslip-changes.ts'
import * as pendingAccounts from './pending-accounts.ts'
import * as people from './people.ts'
import * as peopleImport from './people-import.ts'
import * as peopleList from './people-list.ts'
import * as peopleRecords from './people-records.ts'
import * as production from './production.ts'
import * as punches from './punches.ts'
import * as registration from './registration.ts'
import * as setUp from './set-up.ts'
import * as shiftWeeks from './shift-weeks.ts'
import * as shifts from './shifts.ts'
import * as today from './today.ts'

const isCall = (entry: unknown): entry is Call =>
  typeof entry === 'object' && entry !== null && 'method' in entry && 'path' in entry

/** Every call of the product. Each call that a module of the contract exports must be listed. */
export const calls: readonly Call[] = [
  company,
  companySettings,
  setUp,
  identity,
  newPassword,
  devices,
  registration,
  pendingAccounts,
  organisation,
  people,
  coreHr,
  peopleRecords,
  peopleList,
  peopleImport,
  attendance,
  attendanceImport,
  punches,
  attendanceMonth,
  attendanceSelections,
  corrections,
  shifts,
  shiftWeeks,
  payroll,
  payslipChanges,
  leave,
  leaveUse,
  production,
  announcements,
  dashboard,
  notifications,
  files,
  documents,
  messages,
  gates,
  gateMode,
  today,
  history,
].flatMap((module) => Object.values(module).filter(isCall))
