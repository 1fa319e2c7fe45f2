import * as contract from '@tahi/contract'
import { type Binding, inWork } from '../../platform/http/binding.ts'
import { listAnnouncements } from './list-announcements.ts'
import { listReaders } from './list-readers.ts'
import { noteRead } from './note-read.ts'
import { readAnnouncement } from './read-announcement.ts'
import { saveAnnouncement } from './save-announcement.ts'

export const announcementsRoutes: Binding[] = [
  inWork(contract.listAnnouncements, listAnnouncements),
  inWork(contract.readAnnouncement, readAnnouncement),
  inWork(contract.createAnnouncement, saveAnnouncement),
  inWork(contract.noteAnnouncementRead, noteRead),
  inWork(contract.listAnnouncementReaders, listReaders),
]

export { forBranch } from './announcement.ts'
export { countUnreadAnnouncements } from './count-unread.ts'
