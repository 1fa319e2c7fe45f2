import type { readToday as call } from '@tahi/contract'
import type { Result } from '../../platform/http/binding.ts'
import type { Work } from '../../platform/work.ts'
import { countUnreadAnnouncements } from '../announcements/index.ts'
import { readOwnDay } from '../attendance/index.ts'
import { countUnreadMessages } from '../messages/index.ts'
import { countUnreadNotifications } from '../notifications/index.ts'
import { readOwnQuotas } from '../production/index.ts'

/** The caller's own day in one call, because every request is slow on a cheap phone with a bad connection. */
export async function readToday(work: Work): Promise<Result<typeof call>> {
  const [day, quotas, announcements, messages, notifications] = await Promise.all([
    readOwnDay(work),
    readOwnQuotas(work),
    countUnreadAnnouncements(work),
    countUnreadMessages(work),
    countUnreadNotifications(work),
  ])
  return {
    now: work.now.toISOString(),
    timeZone: work.timeZone,
    date: work.today,
    ...day,
    quotas,
    unread: { announcements, messages, notifications },
  }
}
