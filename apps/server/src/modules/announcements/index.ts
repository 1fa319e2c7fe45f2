import {
  createAnnouncement,
  listAnnouncementReaders,
  listAnnouncements,
  noteAnnouncementRead,
  readAnnouncement,
} from '@tahi/contract'
import { type Binding, inWork } from '../../platform/http/binding.ts'
import { listAnnouncements as list } from './list-announcements.ts'
import { listReaders } from './list-readers.ts'
import { noteRead } from './note-read.ts'
import { readAnnouncement as read } from './read-announcement.ts'
import { saveAnnouncement } from './save-announcement.ts'

export const announcementsRoutes: Binding[] = [
  inWork(listAnnouncements, list),
  inWork(readAnnouncement, read),
  inWork(createAnnouncement, saveAnnouncement),
  inWork(noteAnnouncementRead, noteRead),
  inWork(listAnnouncementReaders, listReaders),
]

export { forBranch } from './announcement.ts'
export { countUnreadAnnouncements } from './count-unread.ts'
