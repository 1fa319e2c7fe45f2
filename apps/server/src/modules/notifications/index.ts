import * as contract from '@tahi/contract'
import { type Binding, directly, inWork } from '../../platform/http/binding.ts'
import type { PushService } from '../../platform/push/push-service.ts'
import { readChoices, saveChoices } from './choices.ts'
import { addDevice, removeDevice } from './devices.ts'
import { listNotifications } from './list-notifications.ts'
import { readNotifications } from './read-notifications.ts'
import { sendNotification } from './send-notification.ts'

export { forgetBrowser, forgetBrowsersOf, forgetDevices, forgetOtherBrowsers } from './devices.ts'
export { notificationsJobs } from './jobs.ts'
export { notify } from './notify.ts'
export { readTopic } from './read-notifications.ts'
export { countUnread as countUnreadNotifications } from './repository.ts'
export { messagesFrom } from './topics.ts'

export const notificationsRoutes = (pushService: PushService): Binding[] => [
  inWork(contract.listNotifications, listNotifications),
  inWork(contract.readNotifications, readNotifications),
  inWork(contract.sendNotification, sendNotification),
  inWork(contract.readNotificationChoices, readChoices(pushService)),
  inWork(contract.saveNotificationChoices, saveChoices(pushService)),
  directly(contract.addPushDevice, addDevice(pushService)),
  inWork(contract.removePushDevice, removeDevice(pushService)),
]
