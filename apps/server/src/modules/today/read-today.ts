import type { readToday as call, Request } from '@tahi/contract'
import type { Origin, Result } from '../../platform/http/binding.ts'
import type { Services } from '../../platform/services.ts'
import { countUnreadAnnouncements } from '../announcements/index.ts'
import { readOwnDay } from '../attendance/index.ts'
import { countUnreadMessages } from '../messages/index.ts'
import { countUnreadNotifications } from '../notifications/index.ts'
import { readOwnQuotas } from '../production/index.ts'

/** The caller's own day in one call, because every request is slow on a cheap phone with a bad connection. */
export function readToday(
  { database, timeZone }: Services,
  _: Request<typeof call>,
  { context }: Origin,
): Promise<Result<typeof call>> {
  return database.work(
    context(),
    async (work) => {
      const [day, quotas, announcements, messages, notifications] = await Promise.all([
        readOwnDay(work),
        readOwnQuotas(work),
        countUnreadAnnouncements(work),
        countUnreadMessages(work),
        countUnreadNotifications(work),
      ])
      return {
        now: work.now.toISOString(),
        timeZone: timeZone.name,
        date: work.today,
        ...day,
        quotas,
        unread: { announcements, messages, notifications },
      }
    },
    'read',
  )
}
