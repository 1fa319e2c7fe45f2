import { applicationPages, roles, screens, texts } from '@tahi/contract'
import type { Work } from '../../platform/work.ts'
import { notify } from '../notifications/index.ts'
import type { AnnouncementFields } from './announcement.ts'

/** Notifies the people a new or moved announcement is for: its branch, or all branches and head office. */
export const notifyOfAnnouncement = (
  work: Work,
  { id, branchId, title }: AnnouncementFields,
): Promise<void> =>
  notify(work, {
    kind: 'announcement',
    by: work.scope.personId,
    notices: [
      {
        to: { roles: branchId === null ? roles : ['manager', 'user'], branchId },
        title: texts.notification.announcement.title,
        message: title,
        href: `${screens.announcement.path}?show=${id}`,
        applicationHref: applicationPages.announcements,
      },
    ],
  })
