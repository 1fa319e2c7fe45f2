import { createLive } from '@tahi/client/live'
import { listAnnouncements } from '@tahi/contract/announcements'
import { attendanceEvent } from '@tahi/contract/attendance'
import { readAttendanceMonth } from '@tahi/contract/attendance-month'
import type { Call } from '@tahi/contract/call'
import {
  announcementChanged,
  attendanceChanged,
  companyChanged,
  documentChanged,
  leaveChanged,
  payslipChanged,
  quotaChanged,
  shiftsChanged,
} from '@tahi/contract/changes'
import { readCompany } from '@tahi/contract/company'
import { correctionEvent } from '@tahi/contract/corrections'
import { listDocuments } from '@tahi/contract/documents'
import { leaveEvent, listLeaves, readLeave } from '@tahi/contract/leave'
import { readLeaveUse } from '@tahi/contract/leave-use'
import { conversationChanged, listConversations, listMessages } from '@tahi/contract/messages'
import { listNotifications, notificationsRead, notified } from '@tahi/contract/notifications'
import { listPayslips, readPayslip } from '@tahi/contract/payroll'
import { readToday } from '@tahi/contract/today'
import { refreshing } from '../platform/calls.ts'
import { queue } from '../platform/queue/open-queue.ts'
import { session } from '../platform/session.ts'

/** Applies live events while the application is open. @returns unsubscribes */
export function listen(): () => void {
  const personId = session.personId()
  const live = createLive({ token: session.token, onSessionEnd: session.lose, log: () => {} })
  const reread =
    (...calls: Call[]) =>
    () =>
      refreshing.ask(calls)
  for (const event of [attendanceEvent, attendanceChanged])
    live.on(event, reread(readToday, readAttendanceMonth))
  live.on(correctionEvent, reread(readAttendanceMonth))
  // Only people who keep records receive an event for the days of a leave.
  for (const event of [leaveEvent, leaveChanged])
    live.on(event, reread(listLeaves, readLeave, readLeaveUse, readToday, readAttendanceMonth))
  live.on(shiftsChanged, reread(readToday, readAttendanceMonth))
  live.on(quotaChanged, reread(readToday))
  // What was said of announcements and payslips before may have been taken back.
  live.on(announcementChanged, reread(readToday, listAnnouncements, listNotifications))
  live.on(companyChanged, reread(readCompany))
  live.on(documentChanged, reread(listDocuments))
  live.on(conversationChanged, reread(readToday, listConversations, listMessages))
  // The days tell whether a payslip covers them.
  live.on(
    payslipChanged,
    reread(listPayslips, readPayslip, readAttendanceMonth, readToday, listNotifications),
  )
  live.on(notified, reread(readToday, listNotifications))
  // An announcement, too, may have been read on another device.
  live.on(notificationsRead, reread(readToday, listAnnouncements))
  // Events before the connection were missed; the queue may be sent now.
  live.onConnect(() => {
    refreshing.askEverything()
    void queue.flush()
  })
  if (personId) live.connect(personId)
  return live.disconnect
}
