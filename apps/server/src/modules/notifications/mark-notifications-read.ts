import { type markNotificationsRead as call, notificationsRead, type Request } from '@tahi/contract'
import { type RawBuilder, sql } from 'kysely'
import { isOneOf } from '../../platform/conditions.ts'
import type { Result } from '../../platform/http/binding.ts'
import type { Work } from '../../platform/work.ts'
import { countUnread, markRead } from './repository.ts'

/** Marks own notifications as read, all or some; on devices that show them not yet they are not shown any more. */
export async function markNotificationsRead(
  work: Work,
  { body }: Request<typeof call>,
): Promise<Result<typeof call>> {
  return { unread: await read(work, body.ids ? isOneOf('id', body.ids) : sql`true`) }
}

/** The caller has seen what notifications of this topic tell of, at its own place. */
export const markTopicRead = async (work: Work, topic: string): Promise<void> => {
  await read(work, sql`topic = ${topic}`)
}

/** @returns how many are left */
async function read(work: Work, which: RawBuilder<unknown>): Promise<number> {
  const changed = await markRead(work, which)
  const unread = await countUnread(work)
  if (changed)
    work.news.tell(notificationsRead, { branchId: null, personId: work.scope.personId }, { unread })
  return unread
}
