import {
  announcementChanged,
  correctionChanged,
  leaveChanged,
  notificationsRead,
  notified,
  pendingAccountsChanged,
  peopleChanged,
} from '@tahi/contract'
import { type Reaction, readsAnew } from '../../platform/live.ts'
import { showsNotifications } from './shows.ts'

export const notificationReactions: Reaction[] = [
  readsAnew(notified, ...showsNotifications),
  readsAnew(notificationsRead, ...showsNotifications),
  // What was said of them may have been taken back, or be no news any more.
  ...[
    announcementChanged,
    correctionChanged,
    leaveChanged,
    pendingAccountsChanged,
    // The user may have been moved to another branch.
    peopleChanged,
  ].map((event) => readsAnew(event, ...showsNotifications)),
]
