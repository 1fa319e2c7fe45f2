import { applicationPages, roles, screens, texts } from '@tahi/contract'
import type { Work } from '../../platform/work.ts'
import { announcementOf, notify, takeBackElsewhere, takeBackFromEverybody } from '../notifications/index.ts'
import type { AnnouncementFields } from './announcement.ts'
import { readersOf } from './repository.ts'

const { titles } = texts.notification.announcement

type Told = Pick<AnnouncementFields, 'id' | 'branchId' | 'title'>

interface Audience {
  /** Null: all branches and head office. */
  readonly branchId: string | null
  readonly butBranchId?: string | undefined
  readonly butPeople?: readonly string[]
}

/** Notifies the people a new announcement is for: its branch, or all branches and head office. */
export const notifyOfAnnouncement = (work: Work, announcement: Told): Promise<void> =>
  tell(work, announcement, 'posted', announcement)

/**
 * Notifies people of an announcement that is for others now, or is to be read anew: those it is new to, and then also those
 * who knew it, in place of what they were told before. What was told to people it is no longer for is taken back: they
 * could not open it any more.
 * @param branchBefore the branch it was for; null for all
 */
export async function notifyOfChange(
  work: Work,
  announcement: Told,
  { branchBefore, isReadAnew }: { branchBefore: string | null; isReadAnew: boolean },
): Promise<void> {
  const { id, branchId } = announcement
  const isNew = branchBefore !== null && branchBefore !== branchId
  // Where it was known before and is still for: null everywhere, undefined nowhere.
  const knownIn = isNew ? (branchId === null ? branchBefore : undefined) : branchId
  const isToldAnew = isReadAnew || knownIn === undefined
  if (isToldAnew) await takeBackFromEverybody(work, [announcementOf(id)])
  else if (knownIn !== null) await takeBackElsewhere(work, announcementOf(id), knownIn)
  if (isReadAnew && knownIn !== undefined) await tell(work, announcement, 'changed', { branchId: knownIn })
  if (!isNew) return
  // It may have been for them before, and read by them; its author knows it too.
  const butPeople = await readersOf(work, id)
  await tell(work, announcement, 'posted', { branchId, butBranchId: knownIn ?? undefined, butPeople })
}

/** Takes back what was said of an announcement that was cancelled: nobody can open it any more. */
export const takeBackNotices = (work: Work, id: string): Promise<void> =>
  takeBackFromEverybody(work, [announcementOf(id)])

function tell(
  work: Work,
  { id, title }: Told,
  news: keyof typeof titles,
  { branchId, butBranchId, butPeople }: Audience,
): Promise<void> {
  return notify(work, {
    kind: 'announcement',
    by: work.scope.personId,
    // `announcement-changed`, by which both applications read the notifications anew.
    isHeard: true,
    notices: [
      {
        to: { roles: branchId === null ? roles : ['manager', 'user'], branchId, butBranchId, butPeople },
        title: titles[news],
        message: title,
        href: `${screens.announcement.path}?show=${id}`,
        applicationHref: applicationPages.announcements,
        topic: announcementOf(id),
      },
    ],
  })
}
