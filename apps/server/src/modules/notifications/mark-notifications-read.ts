import { type markNotificationsRead as call, notificationsRead, type Request } from '@tahi/contract'
import { type RawBuilder, sql } from 'kysely'
import type { Result } from '../../platform/http/binding.ts'
import { isOneOf } from '../../platform/lists/conditions.ts'
import type { Work } from '../../platform/work.ts'
import { countUnread, markRead } from './repository.ts'

/** Marks all or some of the caller's notifications as read. Their pending pushes are no longer sent. */
export async function markNotificationsRead(
  work: Work,
  { body }: Request<typeof call>,
): Promise<Result<typeof call>> {
  return { unread: await read(work, body.ids ? isOneOf('id', body.ids) : sql`true`) }
}

/**
 * Marks notifications of a topic as read, because the caller has seen the content in its own place.
 * @param where a further condition, which is checked in the same moment as they are marked
 */
export async function markTopicRead(
  work: Work,
  topic: string,
  where: RawBuilder<unknown> = sql`true`,
): Promise<void> {
  await read(work, sql`topic = ${topic} and ${where}`)
}

/** @returns how many are unread now */
async function read(work: Work, which: RawBuilder<unknown>): Promise<number> {
  const changed = await markRead(work, which)
  const unread = await countUnread(work)
  if (changed)
    work.news.tell(notificationsRead, { branchId: null, personId: work.scope.personId }, { unread })
  return unread
}
