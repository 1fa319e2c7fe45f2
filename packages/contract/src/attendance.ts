import { attendanceStatuses } from '@tahi/domain'
import * as z from 'zod'
import { call, data, list, spreadsheet } from './call.ts'
import {
  branchFilter,
  day,
  filterBy,
  id,
  instant,
  listPath,
  ofPeople,
  optionalWallTime,
  ownId,
  ownVersion,
  pagedBy,
  period,
  personName,
  reason,
  search,
  sortBy,
  version,
  wallTime,
} from './fields.ts'
import { historyEntry } from './history.ts'
import { liveEvent } from './live.ts'
import { claim, shownClaims } from './punch-claim.ts'
import { consoleRoles, recordKeepers, roles } from './roles.ts'

export const attendanceStatus = z.enum(attendanceStatuses)

/** Actions that the reader may take on a record. */
export const attendanceAction = z.enum(['confirm', 'setPresent', 'setTimeOut', 'correct', 'remove'])

/** One employee's day. `status` is the derived one (D3 Derivation). */
export const attendanceRecord = z.object({
  _id: id,
  userId: id,
  employee: personName,
  branchId: id,
  branchName: z.string(),
  date: day,
  timeIn: optionalWallTime,
  timeOut: optionalWallTime,
  status: attendanceStatus,
  /** The status is derived from it: a time in after this one is late. */
  lateAfter: wallTime,
  /** Whether one of its times was claimed: clocked offline and sent later. */
  claimed: z.boolean(),
  version,
  createdAt: instant,
  can: z.array(attendanceAction),
  /** Whether a branch that the employee left has paid the day with a payslip that the reader cannot see. */
  paidElsewhere: z.boolean(),
})
export type AttendanceRecord = z.infer<typeof attendanceRecord>

/** A record in a list. */
export const listedAttendance = attendanceRecord.extend({
  /** Whether a correction request waits for the day; false for readers who may not read requests. */
  correctionWaits: z.boolean(),
})
export type ListedAttendance = z.infer<typeof listedAttendance>

/** Why a day cannot be changed. */
export const coveredDay = z.object({
  /** The payslip that covers the day; null without one, or without one that the reader may open. */
  payslipId: id.nullable(),
})
export type CoveredDay = z.infer<typeof coveredDay>

/** A record with everything that its own page shows. */
export const attendanceDetails = attendanceRecord.extend({
  ...coveredDay.shape,
  claims: z.array(claim),
  history: z.array(historyEntry),
})
export type AttendanceDetails = z.infer<typeof attendanceDetails>

/**
 * Filters of the list besides the statuses:
 * - `attended`: people who were or are there, whatever became of their day (C2 Dashboard);
 * - `lateOrHalf`: days that earn nothing, unless they are set to present;
 * - `missingTimeOut`: days before today with a time in and no time out;
 * - `claimedOffline`: days with a time that was claimed offline;
 * - `toConfirm`: days that wait for a confirmation which can still be given.
 */
export const attendanceViews = [
  'attended',
  'lateOrHalf',
  'missingTimeOut',
  'claimedOffline',
  'toConfirm',
] as const

const filters = {
  ...period,
  status: filterBy(z.union([attendanceStatus, z.enum([...attendanceViews, 'all'])])),
  search,
  branchId: branchFilter,
  ...ofPeople,
}

export const attendanceSorts = [
  'branchName',
  'date',
  'userId',
  'lastName',
  'firstName',
  'timeIn',
  'timeOut',
  'status',
] as const

export const listAttendance = call({
  method: 'GET',
  path: '/api/attendance/:id',
  summary: 'Attendance records: all in scope, those of a branch or those of a person',
  allow: 'signedIn',
  params: listPath,
  query: z.object({ ...pagedBy(attendanceSorts), ...filters }),
  reply: list(listedAttendance),
})

export const readAttendance = call({
  method: 'GET',
  path: '/api/attendance/record/:id',
  summary: 'One attendance record with its history and the claims that were made for it without a line',
  allow: 'signedIn',
  params: z.object({ id }),
  reply: data(attendanceDetails),
})

export const createAttendance = call({
  method: 'POST',
  path: '/api/attendance/create',
  summary: "Records an employee's day; for an employee, clocks in or out at the server's time",
  allow: [...recordKeepers, 'user'],
  body: z.object({
    _id: ownId,
    date: day.optional(),
    timeIn: optionalWallTime.optional(),
    timeOut: optionalWallTime.optional(),
    userId: id.optional(),
    status: attendanceStatus.optional(),
    shownClaims,
    version: ownVersion,
  }),
  reply: data(attendanceRecord),
})

export const correctAttendance = call({
  method: 'POST',
  path: '/api/attendance/correct',
  summary: 'Corrects the times of a day for a reason that is kept; refused when a payslip covers the day',
  allow: recordKeepers,
  body: z.object({
    _id: id,
    timeIn: optionalWallTime,
    timeOut: optionalWallTime,
    reason,
    /** Without the list, as of an earlier page, all of the day's are settled: that page shows them. */
    shownClaims,
    version: version.optional(),
  }),
  reply: data(attendanceRecord),
})

export const removeAttendance = call({
  method: 'POST',
  path: '/api/attendance/remove',
  summary: 'Removes a record, which the database keeps; refused when a payslip covers the day',
  allow: recordKeepers,
  body: z.object({ _id: id, version: version.optional() }),
  reply: data(z.object({ _id: id })),
})

/**
 * Records counted over the branch's employees, per branch and day, or per branch for the whole range (C2 Admin view).
 * The records counted are those with the requested status; without one, or with `all`, those that are present (C5). A
 * search counts the people found, still over all employees of the branch. A row with nobody counted is left out, except
 * without a status or a search: a day's where somebody's waits for confirmation, and a branch's for the whole range.
 */
export const attendanceSummaryRow = z.object({
  branchId: id,
  branchName: z.string(),
  date: day,
  /** The last day of the row: the same as `date` unless the row spans the range. */
  dateEnd: day,
  totalAttendance: z.int(),
  totalEmployees: z.int(),
  /** Full days that wait for HR's confirmation and so are not present yet; 0 with a status or a search. */
  toConfirm: z.int(),
})
export type AttendanceSummaryRow = z.infer<typeof attendanceSummaryRow>

export const attendanceSummarySorts = ['date', 'branchName', 'totalAttendance'] as const

export const summariseAttendance = call({
  method: 'GET',
  path: '/api/attendance/summary',
  summary: "How many of a branch's employees were present, or had the status that is asked for",
  allow: consoleRoles,
  query: z.object({
    ...pagedBy(attendanceSummarySorts),
    ...filters,
    by: z.enum(['day', 'branch']).default('day'),
  }),
  reply: list(attendanceSummaryRow),
})

export const countEmployed = call({
  method: 'GET',
  path: '/api/attendance/employed',
  summary:
    'The employees of these days, also those who left since; each once, unlike in the rows of several branches',
  allow: consoleRoles,
  query: z.object({ from: day, to: day }),
  reply: data(z.object({ employees: z.int() })),
})

export const exportAttendance = call({
  method: 'GET',
  path: '/api/attendance/export',
  summary: 'The filtered attendance as attendance-data.xlsx',
  allow: consoleRoles,
  query: z.object({ ...filters, sort: sortBy(attendanceSorts) }),
  reply: spreadsheet,
})

/** C7. Leaves out the actions on a record and the payslips visible: both depend on the reader. */
export const attendanceEvent = liveEvent({
  name: 'at-socket',
  summary:
    'An attendance record was made or changed on its own; of changes in bulk attendance-changed alone tells',
  payload: attendanceRecord.omit({ can: true, paidElsewhere: true }),
  to: roles,
  employees: 'concerned',
})
