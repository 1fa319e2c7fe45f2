import {
  checkLeaves,
  listAttendance,
  listLeaves,
  listShiftWeek,
  readAttendance,
  readLeave,
  readLeaveCalendar,
  readLeaveUse,
  summariseAttendance,
  summariseDashboard,
  summariseLeaves,
  summarisePeople,
} from '@tahi/contract'

/** Calls that show leaves, also in Core HR and in the week of shifts. */
export const showsLeaves = [
  listLeaves,
  readLeave,
  summariseLeaves,
  readLeaveCalendar,
  readLeaveUse,
  checkLeaves,
  listShiftWeek,
  summarisePeople,
  summariseDashboard,
]

/** The same calls, and those that show attendance, which leaves write. */
export const changedByLeaves = [...showsLeaves, listAttendance, readAttendance, summariseAttendance]
