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

/** What shows leaves, Core HR and the week of shifts included. */
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

/** The same with the attendance that leaves write. */
export const changedByLeaves = [...showsLeaves, listAttendance, readAttendance, summariseAttendance]
