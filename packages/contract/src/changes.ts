import * as z from 'zod'
import { id } from './fields.ts'
import { type LiveEvent, liveEvent } from './live.ts'
import { consoleRoles, overseers, type Role, recordKeepers, roles } from './roles.ts'

const everyone = roles

/**
 * Tells that records of a kind changed in a branch, or in all (null), so that clients that show them refetch. One
 * event covers many records, such as an import of 20,000 days.
 */
const change = <const Name extends string>(
  name: Name,
  to: readonly Role[],
  employees: LiveEvent['employees'] = 'concerned',
) =>
  liveEvent({
    name: `${name}-changed`,
    summary: `Records of the kind ${name} changed`,
    payload: z.object({ branchId: id.nullable() }),
    to,
    employees,
  })

export const attendanceChanged = change('attendance', everyone)
export const correctionChanged = change('correction', overseers)
export const leaveChanged = change('leave', [...overseers, 'user'])
export const quotaChanged = change('quota', [...overseers, 'user'], 'branch')
export const payslipChanged = change('payslip', everyone)
export const peopleChanged = change('people', consoleRoles)
export const pendingAccountsChanged = change('pending-accounts', overseers)
export const shiftsChanged = change('shift', everyone, 'branch')
export const organisationChanged = change('organisation', consoleRoles)
export const announcementChanged = change('announcement', everyone, 'branch')
export const documentChanged = change('document', [...overseers, 'user'], 'branch')
/** Gates, their PINs, and the punches that they could not record. */
export const gateChanged = change('gate', recordKeepers)
export const companyChanged = change('company', everyone, 'branch')

/** The kinds of records as the audit trail names them, each with the event for its changes. */
export const changes = {
  attendance: attendanceChanged,
  attendance_import: attendanceChanged,
  punch: attendanceChanged,
  correction: correctionChanged,
  leave: leaveChanged,
  quota: quotaChanged,
  quota_progress: quotaChanged,
  payslip: payslipChanged,
  person: peopleChanged,
  people_import: peopleChanged,
  registration: pendingAccountsChanged,
  shift: shiftsChanged,
  branch: organisationChanged,
  department: organisationChanged,
  designation: organisationChanged,
  announcement: announcementChanged,
  document: documentChanged,
  gate: gateChanged,
  gate_pin: gateChanged,
  gate_punch: gateChanged,
  company: companyChanged,
  // Nobody but their own person lists these.
  notification: null,
  session: null,
} as const satisfies Readonly<Record<string, LiveEvent | null>>

export type RecordKind = keyof typeof changes
