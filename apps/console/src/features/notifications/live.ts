import { listNotifications, notificationsRead, notified } from '@tahi/contract'
import { type Reaction, readsAnew } from '../../platform/live.ts'

export const notificationReactions: Reaction[] = [
  readsAnew(notified, listNotifications),
  readsAnew(notificationsRead, listNotifications),
]
