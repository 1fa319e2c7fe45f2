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
  const left = await read(work, body.ids ? isOneOf('id', body.ids) : sql`true`)
  return { unread: left ?? (await countUnread(work)) }
}

/**
 * Marks notifications of a topic as read, because the caller has seen the content in its own place.
 * @param where a further condition, which is checked in the same moment as they are marked
 * @returns whether any was unread; then the caller's devices are told
 */
export const markTopicRead = async (
  work: Work,
  topic: string,
  where: RawBuilder<unknown> = sql`true`,
): Promise<boolean> => (await read(work, sql`topic = ${topic} and ${where}`)) !== undefined

/** Tells every device of the caller that something was read, after the commit. @returns how many are unread now */
export async function tellOfReading(work: Work): Promise<number> {
  const unread = await countUnread(work)
  work.news.tell(notificationsRead, { branchId: null, personId: work.scope.personId }, { unread })
  return unread
}

/** @returns how many are unread now; undefined when all were read before */
const read = async (work: Work, which: RawBuilder<unknown>): Promise<number | undefined> =>
  (await markRead(work, which)) ? tellOfReading(work) : undefined
