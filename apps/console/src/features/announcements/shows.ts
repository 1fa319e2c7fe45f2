import {
  listAnnouncementReaders,
  listAnnouncements,
  readAnnouncement,
  readDashboardMonth,
} from '@tahi/contract'

/** What shows announcements. */
export const showsAnnouncements = [
  listAnnouncements,
  readAnnouncement,
  listAnnouncementReaders,
  readDashboardMonth,
]
