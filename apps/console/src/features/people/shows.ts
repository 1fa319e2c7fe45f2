import {
  listConversations,
  listGatePins,
  listPendingAccounts,
  listPeople,
  listPersonRecords,
  listShiftAssignments,
  listShiftMonth,
  listShifts,
  listShiftWeek,
  readCurrentUser,
  readPerson,
  summariseDashboard,
  summarisePeople,
} from '@tahi/contract'

/** What shows people, their shifts, PINs and conversations included; oneself may be one of them. */
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
  listConversations,
]

/** What shows accounts that wait for approval. */
export const showsPending = [listPendingAccounts, summarisePeople]

/** The same with everything that shows people. */
export const changedByPending = [...showsPending, ...showsPeople]
