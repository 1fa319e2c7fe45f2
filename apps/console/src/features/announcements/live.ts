import { announcementChanged, listAnnouncements, readAnnouncement } from '@tahi/contract'
import { type Reaction, readsAnew } from '../../platform/live.ts'

export const announcementReactions: Reaction[] = [
  readsAnew(announcementChanged, listAnnouncements, readAnnouncement),
]
