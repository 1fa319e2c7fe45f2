import {
  countEmployed,
  listConversations,
  listGatePins,
  listLeaves,
  listPendingAccounts,
  listPeople,
  listPersonRecords,
  listShiftAssignments,
  listShiftMonth,
  listShifts,
  listShiftWeek,
  readCurrentUser,
  readLeaveCalendar,
  readPerson,
  readPersonHistory,
  summariseAttendance,
  summariseDashboard,
  summariseLeaves,
  summarisePeople,
} from '@tahi/contract'

/**
 * Calls that show or count people, also in shifts, PINs, leaves and conversations. The signed-in user may be among them.
 */
export const showsPeople = [
  listPersonRecords,
  listPeople,
  readPerson,
  readPersonHistory,
  readCurrentUser,
  summarisePeople,
  summariseDashboard,
  listShifts,
  listShiftWeek,
  listShiftMonth,
  listShiftAssignments,
  listGatePins,
  listLeaves,
  readLeaveCalendar,
  summariseLeaves,
  summariseAttendance,
  countEmployed,
  listConversations,
]

/** Calls that show accounts that wait for approval. */
export const showsPending = [listPendingAccounts, summarisePeople, summariseDashboard]

/** The same calls, and all that show people. */
export const changedByPending = [...showsPending, ...showsPeople]
