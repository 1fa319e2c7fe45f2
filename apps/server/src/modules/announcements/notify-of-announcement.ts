import { applicationPages, roles, screens, texts } from '@tahi/contract'
import type { Work } from '../../platform/work.ts'
import { announcementOf, notify, takeBackElsewhere, takeBackTopic } from '../notifications/index.ts'
import type { AnnouncementFields } from './announcement.ts'

const { titles } = texts.notification.announcement

/**
 * Notifies the people an announcement is for: its branch, or all branches and head office. This takes the place of what was
 * said of the same announcement before, also to people it is no longer for.
 * @param news whether it is new to them, or they may have read it as it stood before
 */
export async function notifyOfAnnouncement(
  work: Work,
  { id, branchId, title }: AnnouncementFields,
  news: keyof typeof titles,
): Promise<void> {
  const topic = announcementOf(id)
  await takeBackTopic(work, topic)
  await notify(work, {
    kind: 'announcement',
    by: work.scope.personId,
    notices: [
      {
        to: { roles: branchId === null ? roles : ['manager', 'user'], branchId },
        title: titles[news],
        message: title,
        href: `${screens.announcement.path}?show=${id}`,
        applicationHref: applicationPages.announcements,
        topic,
      },
    ],
  })
}

/**
 * Takes back what was said of an announcement to people it is no longer for: they could not open it any more.
 * @param keptIn the branch that it is still for; null when it was cancelled
 */
export const takeBackNotices = (work: Work, id: string, keptIn: string | null = null): Promise<void> =>
  keptIn === null
    ? takeBackTopic(work, announcementOf(id))
    : takeBackElsewhere(work, announcementOf(id), keptIn)
