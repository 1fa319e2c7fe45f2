import { limits } from '@tahi/contract'
import { daysBefore, forgetDaily, type Job } from '../../platform/jobs.ts'
import type { Hub } from '../../platform/live/hub.ts'
import type { PushService } from '../../platform/push/push-service.ts'
import { dropNeedless, takePushes } from './push-outbox.ts'
import { forgetNotifications } from './repository.ts'
import { keptMs, sendPush } from './send-push.ts'

/** Minutes after midnight: 02:15, when few people are working. */
const night = 2 * 60 + 15
/** Minutes between runs: messages that stay unread become due without a wake-up. */
const rest = 1 / 4

/** Sends pushes: at once when woken, and at intervals those that failed, became due or were left by another server. */
export const notificationsJobs = (live: Pick<Hub, 'onPush'>, pushService: PushService): Job[] => [
  {
    name: 'push',
    async run(services, stopping) {
      const { database, clock } = services
      while (!stopping.aborted) {
        const now = clock.now()
        const taken = await database.asOwner(async (queries) => {
          await dropNeedless(queries, now, new Date(now.getTime() - keptMs))
          return takePushes(queries, now)
        })
        if (taken.length === 0) break
        await Promise.all(taken.map((push) => sendPush(services, push, pushService)))
      }
    },
    untilNext: () => rest,
    onWake: (wake) => live.onPush(wake),
  },
  forgetDaily('notifications', night, (queries, now) =>
    forgetNotifications(queries, daysBefore(now, limits.notificationDays)),
  ),
]
