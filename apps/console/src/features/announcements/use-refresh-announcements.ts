import {
  listAnnouncementReaders,
  listAnnouncements,
  readAnnouncement,
  readDashboardMonth,
} from '@tahi/contract'
import { useRefresh } from '../../platform/calls.ts'

/** Lets everything that shows announcements read them anew. */
export function useRefreshAnnouncements(): () => Promise<void> {
  const refresh = useRefresh()
  return () => refresh(listAnnouncements, readAnnouncement, listAnnouncementReaders, readDashboardMonth)
}
