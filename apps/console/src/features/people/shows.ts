import {
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
  summariseAttendance,
  summariseDashboard,
  summariseLeaves,
  summarisePeople,
} from '@tahi/contract'

/** What shows people or counts them, their shifts, PINs, leaves and conversations included; oneself may be one of them. */
export const showsPeople = [
  listPersonRecords,
  listPeople,
  readPerson,
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
  listConversations,
]

/** What shows accounts that wait for approval. */
export const showsPending = [listPendingAccounts, summarisePeople]

/** The same with everything that shows people. */
export const changedByPending = [...showsPending, ...showsPeople]
