import {
  countEmployed,
  listAttendance,
  listAttendanceImportRows,
  listCorrections,
  listPunches,
  listRefusedPunches,
  listShiftAssignments,
  listShiftMonth,
  listShifts,
  listShiftWeek,
  readAttendance,
  summariseAttendance,
  summariseDashboard,
  summarisePeople,
} from '@tahi/contract'

/** Calls that show attendance records. */
export const showsAttendance = [
  listAttendance,
  listAttendanceImportRows,
  listPunches,
  // A tap whose day has both times waits no more.
  listRefusedPunches,
  summariseAttendance,
  countEmployed,
  summariseDashboard,
]

/** The same calls, the one that reads a single record, and correction requests, which show what is recorded now. */
export const changedByRecords = [...showsAttendance, readAttendance, listCorrections]

/** Calls that show correction requests, or for which days they wait. */
export const showsCorrections = [listCorrections, listAttendance, summariseDashboard]

/** Calls that show shifts and their assignments. */
export const showsShifts = [listShifts, listShiftWeek, listShiftMonth, listShiftAssignments, summarisePeople]

/** The same calls, and those that show attendance, because lateness depends on shifts. */
export const changedByShifts = [...showsShifts, ...changedByRecords]
