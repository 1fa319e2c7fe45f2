import { inFilipino } from '@tahi/contract/employee-texts/server-words'
import { millisecondsPerDay } from '@tahi/domain'
import type { PushService } from '../../platform/push/push-service.ts'
import { retryDelay } from '../../platform/retry-delay.ts'
import type { Services } from '../../platform/services.ts'
import { endPush, forgetDevice, postponePush, type TakenPush } from './push-outbox.ts'

/** Milliseconds that a push is worth sending, and that its service keeps it for a device that is off: a day. */
export const keptMs = millisecondsPerDay

/** A device shows the beginning; all of it stands where it leads to. */
const longestText = 240

/** One try; outside of any transaction, for it may take long. */
export async function sendPush(
  { database, clock, log }: Services,
  push: TakenPush,
  service: PushService,
): Promise<void> {
  const now = clock.now()
  const { endpoint, p256dh, auth } = push
  const outcome = await service.deliver({
    target: { endpoint, p256dh, auth },
    payload: JSON.stringify(shownOf(push)),
    // Never more than all of it: a service refuses what it is to keep for months, because the clock once ran ahead.
    secondsToLive: Math.round(
      Math.min(Math.max(push.createdAt.getTime() + keptMs - now.getTime(), 0), keptMs) / 1000,
    ),
  })
  const about = { push: push.id, attempts: push.attempts }
  await database.asOwner(async (queries) => {
    if (outcome.kind === 'gone') return forgetDevice(queries, push)
    if (outcome.kind !== 'later') {
      if (outcome.kind === 'refused') log.warn({ ...about, status: outcome.status }, 'a push was refused')
      return endPush(queries, push)
    }
    const wait = retryDelay(push.attempts, outcome.afterSeconds / 60)
    const dueAt = new Date(clock.now().getTime() + wait * 60_000)
    log.warn({ ...about, reason: outcome.reason, next: dueAt }, 'a push could not be sent')
    await postponePush(queries, push, dueAt)
  })
}

const cut = (text: string): string =>
  text.length > longestText ? `${text.slice(0, longestText - 1)}…` : text

/** What the browser's worker reads: apps/console/public/push-worker.js, apps/employee/public/worker.js. */
const shownOf = (push: TakenPush) => {
  const { title, message, sender, href, topic, notificationId, inBell, kind, language } = push
  // The product's own words: a note is somebody's, title and all.
  const said = language === 'fil' && kind !== 'note' ? inFilipino : (english: string) => english
  return {
    title: said(title),
    body: cut(sender === null ? said(message) : `${sender}: ${message}`),
    href,
    // A device that is sent the same twice shows it once.
    tag: topic ?? notificationId,
    /** Whoever looks at the product sees it there. */
    shownInside: inBell || kind === 'message',
  }
}
