import { type NotificationKind, notified, usualChannels } from '@tahi/contract'
import type { Work } from '../../platform/work.ts'
import type { Notice } from './notice.ts'
import { type Author, writeNotifications } from './repository.ts'

/** Seconds until an unread message causes a push: its reader is then taken to be away. */
const unreadAfter = 30

/**
 * Notifies people as each has chosen: in the bell, live after the commit, and by push. All notifications are written in
 * the caller's transaction, in one statement. Deactivated people and the person who did it are left out.
 * @param work of a call or of a job
 * @param told.by who did it; null when no person did
 * @param told.isHeard whether the live event of the change itself lets all recipients' bells be read anew. One event for each
 * of thousands of recipients would push others out of what the servers share.
 */
export async function notify(
  work: Pick<Work, 'queries' | 'now' | 'news'>,
  { by, ...told }: { by: string | null } & Pick<Writing, 'kind' | 'notices' | 'isHeard'>,
): Promise<void> {
  if (told.notices.length === 0) return
  await writeAndTell(work, { ...told, spared: by, author: null })
}

interface Writing {
  readonly kind: NotificationKind
  /** A notice with an id is written only once, however often this is called. */
  readonly notices: readonly (Notice & { readonly id?: string })[]
  readonly spared: string | null
  readonly author: Author | null
  readonly isHeard?: boolean
}

/** Like `notify`, for what one person sends to another. @returns how many were newly written */
export async function writeAndTell(
  { queries, now, news }: Pick<Work, 'queries' | 'now' | 'news'>,
  { kind, author, isHeard = false, ...writing }: Writing,
): Promise<number> {
  const pushAt = kind === 'message' ? new Date(now.getTime() + unreadAfter * 1000) : now
  const usual = Object.entries(usualChannels[kind]).map(([role, channels]) => ({ role, ...channels }))
  const written = await writeNotifications(queries, { ...writing, kind, author, usual, now, pushAt })
  const alike = { kind, from: author?.name ?? null, read: false, createdAt: now.toISOString() }
  const heard = isHeard ? [] : written.filter(({ inBell }) => inBell)
  for (const { id, personId, title, message, href } of heard)
    news.tell(notified, { branchId: null, personId }, { _id: id, title, message, href, ...alike })
  if (written.length > 0) news.pushed()
  return written.length
}
