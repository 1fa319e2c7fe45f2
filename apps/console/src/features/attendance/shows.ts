import {
  listAttendance,
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

/** What shows records. */
export const showsAttendance = [listAttendance, listPunches, summariseAttendance, summariseDashboard]

/** The same with the record that is open in a page of its own. */
export const changedByRecords = [...showsAttendance, readAttendance]

/** What shows requests for corrections. */
export const showsCorrections = [listCorrections, summariseDashboard]

/** The same with the days that they correct. */
export const changedByCorrections = [...showsCorrections, ...changedByRecords]

/** What shows shifts, and who works by which. */
export const showsShifts = [listShifts, listShiftWeek, listShiftMonth, listShiftAssignments, summarisePeople]

/** The same with attendance, whose lateness goes by them. */
export const changedByShifts = [...showsShifts, ...changedByRecords]
