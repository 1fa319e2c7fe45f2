import { pushDevice } from '@tahi/client/web-push'
import { addPushDevice, type NotificationChoices } from '@tahi/contract'
import { keepBrowser } from '../../../platform/session/kept-browser.ts'
import { client } from '../../../platform/session/session.ts'
import { subscribe } from './subscription.ts'

/**
 * Requests the permission, and registers this browser for pushes.
 * @returns undefined if it was not given
 * @throws FailedCall, or the browser's error if it cannot subscribe
 */
export async function allowPush(personId: string, pushKey: string): Promise<NotificationChoices | undefined> {
  if ((await Notification.requestPermission()) !== 'granted') return undefined
  const body = pushDevice(await subscribe(pushKey))
  const { deviceId, ...choices } = (await client.send(addPushDevice, { body })).data
  keepBrowser({ personId, deviceId, endpoint: body.endpoint })
  return choices
}
