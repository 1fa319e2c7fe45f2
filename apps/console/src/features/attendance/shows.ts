import {
  listAttendance,
  listAttendanceImportRows,
  listCorrections,
  listPunches,
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
  summariseAttendance,
  summariseDashboard,
]

/** The same calls, and the one that reads a single record. */
export const changedByRecords = [...showsAttendance, readAttendance]

/** Calls that show correction requests. */
export const showsCorrections = [listCorrections, summariseDashboard]

/** The same calls, and those that show the corrected days. */
export const changedByCorrections = [...showsCorrections, ...changedByRecords]

/** Calls that show shifts and their assignments. */
export const showsShifts = [listShifts, listShiftWeek, listShiftMonth, listShiftAssignments, summarisePeople]

/** The same calls, and those that show attendance, because lateness depends on shifts. */
export const changedByShifts = [...showsShifts, ...changedByRecords]
