import { inFilipino } from '@tahi/contract/employee-texts/server-words'
import { millisecondsPerDay } from '@tahi/domain'
import type { PushService } from '../../platform/push/push-service.ts'
import { retryDelay } from '../../platform/retry-delay.ts'
import type { Services } from '../../platform/services.ts'
import { endPush, forgetDevice, postponePush, type TakenPush } from './push-outbox.ts'

/** Milliseconds for which a push is worth sending and its service keeps it for a device that is off: one day. */
export const keptMs = millisecondsPerDay

/** In characters. A device shows the beginning; the full text is on the linked page. */
const longestText = 240

/** One attempt to send. Runs outside of any transaction, because it may take long. */
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
    // Never more than a day, even if the clock once ran ahead: a service refuses a push to be kept for months.
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

/** The payload for the browser's worker: apps/console/public/push-worker.js, apps/employee/public/worker.js. */
const shownOf = (push: TakenPush) => {
  const { title, message, sender, href, topic, notificationId, inBell, kind, language } = push
  // Only the product's own texts are translated; a note was written by a person, including its title.
  const said = language === 'fil' && kind !== 'note' ? inFilipino : (english: string) => english
  return {
    id: notificationId,
    title: said(title),
    body: cut(sender === null ? said(message) : `${sender}: ${message}`),
    href,
    // Of a tag a device shows the latest alone. The same id twice is a repeat, which is not heard again.
    tag: topic ?? notificationId,
    /** While the product is open, it shows this itself. */
    shownInside: inBell || kind === 'message',
  }
}
