import { type NotificationKind, notified, type UsualChannels, usualChannels } from '@tahi/contract'
import type { Work } from '../../platform/work.ts'
import type { Notice } from './notice.ts'
import { type Author, writeNotifications } from './repository.ts'

/** Seconds after which a message that nobody opened counts as one that came while its reader was away. */
const unreadAfter = 30

/**
 * Tells people, as each chose: in the bell, live after the commit, and on their devices. All of it is written in the
 * transaction of what it tells of, in one statement for however many; who is deactivated or did it is left out.
 * @param work of a call, or of what the product does by itself
 * @param told.by who did what is told of; null for nobody who is known
 * @param told.usual where each role is told of these until they choose otherwise, if not where it is of others of the kind
 */
export async function notify(
  work: Pick<Work, 'queries' | 'now' | 'news'>,
  { by, ...told }: { by: string | null } & Pick<Writing, 'kind' | 'usual' | 'notices'>,
): Promise<void> {
  if (told.notices.length === 0) return
  await writeAndTell(work, { ...told, spared: by, author: null })
}

interface Writing {
  readonly kind: NotificationKind
  readonly usual?: UsualChannels
  /** With an id, a notice is written once however often it is asked for. */
  readonly notices: readonly (Notice & { readonly id?: string })[]
  readonly spared: string | null
  readonly author: Author | null
}

/** The same, for what one person sends to another. @returns how many were written that were not there yet */
export async function writeAndTell(
  { queries, now, news }: Pick<Work, 'queries' | 'now' | 'news'>,
  { kind, author, usual: ofRoles = usualChannels[kind], ...writing }: Writing,
): Promise<number> {
  const pushAt = kind === 'message' ? new Date(now.getTime() + unreadAfter * 1000) : now
  const usual = Object.entries(ofRoles).map(([role, channels]) => ({ role, ...channels }))
  const written = await writeNotifications(queries, { ...writing, kind, author, usual, now, pushAt })
  const alike = { kind, from: author?.name ?? null, read: false, createdAt: now.toISOString() }
  for (const { id, personId, title, message, href } of written.filter(({ inBell }) => inBell))
    news.tell(notified, { branchId: null, personId }, { _id: id, title, message, href, ...alike })
  if (written.length > 0) news.pushed()
  return written.length
}
