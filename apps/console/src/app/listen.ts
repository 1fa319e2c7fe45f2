import { announcementReactions } from '../features/announcements/index.ts'
import { attendanceReactions } from '../features/attendance/index.ts'
import { documentReactions } from '../features/documents/index.ts'
import { gateReactions } from '../features/gates/index.ts'
import { leaveReactions } from '../features/leave/index.ts'
import { beginOutbox, messageReactions } from '../features/messages/index.ts'
import { notificationReactions, tendPush } from '../features/notifications/index.ts'
import { organisationReactions } from '../features/organisation/index.ts'
import { payrollReactions } from '../features/payroll/index.ts'
import { peopleReactions } from '../features/people/index.ts'
import { productionReactions } from '../features/production/index.ts'
import { listenFor, live } from '../platform/live.ts'

/**
 * Registers the reactions of every feature while somebody is signed in.
 * @param open shows a page, when the user follows a push to it
 * @returns ends it
 */
export function listen(personId: string, open: (href: string) => void): () => void {
  const stopListening = listenFor([
    ...announcementReactions,
    ...attendanceReactions,
    ...documentReactions,
    ...gateReactions,
    ...leaveReactions,
    ...messageReactions,
    ...notificationReactions,
    ...organisationReactions,
    ...payrollReactions,
    ...peopleReactions,
    ...productionReactions,
  ])
  live.connect(personId)
  // After the connection, which the outbox sends over.
  const endOutbox = beginOutbox(personId)
  const endPush = tendPush(personId, open)
  return () => {
    endPush()
    endOutbox()
    stopListening()
    live.disconnect()
  }
}
