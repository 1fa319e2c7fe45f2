import { pushDevice } from '@tahi/client/web-push'
import { addPushDevice, type NotificationChoices, removePushDevice } from '@tahi/contract'
import { keepBrowser } from '../../../platform/session/kept-browser.ts'
import { client } from '../../../platform/session/session.ts'
import { subscribe } from './subscription.ts'

/** The browser's storage is full: it shows no pushes, because nothing would end them at a sign-out. */
export class BrowserFull extends Error {}

/**
 * Requests the permission, and registers this browser for pushes.
 * @returns undefined if it was not given
 * @throws FailedCall; BrowserFull; the browser's error if it cannot subscribe
 */
export async function allowPush(personId: string, pushKey: string): Promise<NotificationChoices | undefined> {
  if ((await Notification.requestPermission()) !== 'granted') return undefined
  const subscription = await subscribe(pushKey)
  const body = pushDevice(subscription)
  const { deviceId, ...choices } = (await client.send(addPushDevice, { body })).data
  try {
    keepBrowser({ personId, deviceId, endpoint: body.endpoint })
  } catch {
    await subscription.unsubscribe()
    await client.send(removePushDevice, { body: { _id: deviceId } })
    throw new BrowserFull()
  }
  return choices
}
