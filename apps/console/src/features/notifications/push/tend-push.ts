import { hearPresses } from '@tahi/client/web-push'
import { readNotificationChoices } from '@tahi/contract'
import { forgetBrowser, readBrowser } from '../../../platform/session/kept-browser.ts'
import { client } from '../../../platform/session/session.ts'

/**
 * Looks after this browser's pushes while somebody is signed in: those of the person before end, a subscription that the
 * browser renewed is told to the server, and a press on a push opens its page here.
 * @returns ends it
 */
export function tendPush(personId: string, open: (href: string) => void): () => void {
  if (!('serviceWorker' in navigator)) return () => {}
  // What fails here is tried again with the next page; the server hears from the push service what has ended.
  void settle(personId).catch(() => {})
  return hearPresses(open)
}

async function settle(personId: string): Promise<void> {
  const kept = readBrowser()
  if (!kept || !('PushManager' in window)) return
  const { findSubscription } = await import('./subscription.ts')
  const subscription = await findSubscription()
  if (kept.personId !== personId) {
    forgetBrowser()
    await subscription?.unsubscribe()
    return
  }
  const isSame = subscription?.endpoint === kept.endpoint
  if (isSame || Notification.permission !== 'granted') return
  const { allowPush } = await import('./allow-push.ts')
  const { pushKey, devices } = (await client.send(readNotificationChoices, {})).data
  // Removed from another device meanwhile: then it stays so.
  if (devices.some(({ _id }) => _id === kept.deviceId)) await allowPush(personId, pushKey)
  else forgetBrowser()
}
