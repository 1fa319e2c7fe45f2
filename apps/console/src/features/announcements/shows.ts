import {
  listAnnouncementReaders,
  listAnnouncements,
  readAnnouncement,
  readDashboardMonth,
} from '@tahi/contract'

/** Calls that show announcements. */
export const showsAnnouncements = [
  listAnnouncements,
  readAnnouncement,
  listAnnouncementReaders,
  readDashboardMonth,
]
