import {
  countEmployed,
  listAnnouncementReaders,
  listAnnouncements,
  listAttendance,
  listBranches,
  listConversations,
  listCorrections,
  listDepartments,
  listDesignations,
  listGatePins,
  listLeaves,
  listPayslips,
  listPendingAccounts,
  listPeople,
  listPersonRecords,
  listPunches,
  listShiftAssignments,
  listShiftMonth,
  listShifts,
  listShiftWeek,
  readAnnouncement,
  readCurrentUser,
  readLeaveCalendar,
  readPayslip,
  readPerson,
  readPersonHistory,
  summariseAttendance,
  summariseDashboard,
  summariseLeaves,
  summarisePeople,
} from '@tahi/contract'

/**
 * Calls that show or count people, also in attendance, shifts, PINs, leaves, payslips, conversations, announcements'
 * readers and the organisation's lists. The signed-in user may be among them.
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
  listAttendance,
  listCorrections,
  listPunches,
  listPayslips,
  readPayslip,
  listAnnouncements,
  readAnnouncement,
  listAnnouncementReaders,
  listBranches,
  listDepartments,
  listDesignations,
]

/** Calls that show accounts that wait for approval. */
export const showsPending = [listPendingAccounts, summarisePeople, summariseDashboard]

/** The same calls, and all that show people. */
export const changedByPending = [...showsPending, ...showsPeople]
