import { announcementChanged, listAnnouncements, notificationsRead } from '@tahi/contract'
import { type Reaction, readsAnew } from '../../platform/live.ts'
import { showsAnnouncements } from './shows.ts'

export const announcementReactions: Reaction[] = [
  readsAnew(announcementChanged, ...showsAnnouncements),
  // An announcement, too, may have been read on another device.
  readsAnew(notificationsRead, listAnnouncements),
]
