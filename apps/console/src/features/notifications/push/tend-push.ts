import { hearPresses } from '@tahi/client/web-push'
import { markNotificationsRead, readNotificationChoices } from '@tahi/contract'
import { findSubscription, forgetBrowser, readBrowser } from '../../../platform/session/kept-browser.ts'
import { client } from '../../../platform/session/session.ts'

/**
 * Maintains this browser's pushes while somebody is signed in: pushes for the previous person end, a subscription that
 * the browser renewed is sent to the server, and a press on a push opens its page here, and is taken for reading it.
 * @returns ends it
 */
export function tendPush(personId: string, open: (href: string) => void): () => void {
  if (!('serviceWorker' in navigator)) return () => {}
  // A failure is retried when the next page loads; the push service tells the server about ended subscriptions.
  void settle(personId).catch(() => {})
  return hearPresses({ open, read })
}

/** If this fails, it stays unread in the bell. */
const read = (id: string) => void client.send(markNotificationsRead, { body: { ids: [id] } }).catch(() => {})

async function settle(personId: string): Promise<void> {
  const kept = readBrowser()
  if (!kept || !('PushManager' in window)) return
  const subscription = await findSubscription()
  if (kept.personId !== personId) {
    // Forgotten only then: what could not be ended is tried again.
    await subscription?.unsubscribe()
    forgetBrowser()
    return
  }
  const isSame = subscription?.endpoint === kept.endpoint
  if (isSame || Notification.permission !== 'granted') return
  const { allowPush } = await import('./allow-push.ts')
  const { pushKey, devices } = (await client.send(readNotificationChoices, {})).data
  // If the device was removed elsewhere in between, it stays removed.
  if (devices.some(({ _id }) => _id === kept.deviceId)) await allowPush(personId, pushKey)
  else forgetBrowser()
}
