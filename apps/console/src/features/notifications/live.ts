import { notificationsRead, notified } from '@tahi/contract'
import { type Reaction, readsAnew } from '../../platform/live.ts'
import { showsNotifications } from './shows.ts'

export const notificationReactions: Reaction[] = [
  readsAnew(notified, ...showsNotifications),
  readsAnew(notificationsRead, ...showsNotifications),
]
