import { type Announcement, listAnnouncements } from '@tahi/contract/announcements'
import { readToday } from '@tahi/contract/today'
import { refresh } from '../../platform/calls.ts'
import { changesFrom, oneLessUnread } from '../../platform/queue/cache-changes.ts'
import { queue } from '../../platform/queue/open-queue.ts'
import { sendOrKeep } from '../../platform/queue/send-or-keep.ts'
import { updateCache } from '../../platform/queue/update-cache.ts'

/**
 * Records that an unread announcement was shown in this edition: on the phone at once, at the server as soon as it is
 * reached.
 */
export async function noteReading({
  _id,
  edition,
  endDate,
}: Pick<Announcement, '_id' | 'edition' | 'endDate'>): Promise<void> {
  await updateCache([...changesFrom('reading', { data: { _id } }), oneLessUnread({ endDate })], queue.owner)
  try {
    await sendOrKeep({ kind: 'reading', body: { _id, edition } })
  } finally {
    await refresh(listAnnouncements, readToday)
  }
}
