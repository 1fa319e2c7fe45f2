import * as contract from '@tahi/contract'
import { type Binding, directly, inWork } from '../../platform/http/binding.ts'
import type { PushService } from '../../platform/push/push-service.ts'
import { addDevice } from './add-device.ts'
import { listNotifications } from './list-notifications.ts'
import { markNotificationsRead } from './mark-notifications-read.ts'
import { readChoices } from './read-choices.ts'
import { removeDevice } from './remove-device.ts'
import { saveChoices } from './save-choices.ts'
import { sendNotification } from './send-notification.ts'

export { forgetBrowser, forgetBrowsersOf, forgetDevices, forgetOtherBrowsers } from './forget-devices.ts'
export { notificationsJobs } from './jobs.ts'
export { markTopicRead, tellOfReading } from './mark-notifications-read.ts'
export { notify } from './notify.ts'
export { notifyOfRequests } from './notify-of-requests.ts'
export {
  closeTopics,
  countUnread as countUnreadNotifications,
  takeBackElsewhere,
  takeBackFromEverybody,
  takeBackTopics,
  takeBackUnreachable,
} from './repository.ts'
export { accountsFor, announcementOf, correctionOf, leaveOf, messagesFrom, payOf } from './topics.ts'

export const notificationsRoutes = (pushService: PushService): Binding[] => [
  inWork(contract.listNotifications, listNotifications),
  inWork(contract.markNotificationsRead, markNotificationsRead),
  inWork(contract.sendNotification, sendNotification),
  inWork(contract.readNotificationChoices, readChoices(pushService)),
  inWork(contract.saveNotificationChoices, saveChoices(pushService)),
  directly(contract.addPushDevice, addDevice(pushService)),
  inWork(contract.removePushDevice, removeDevice(pushService)),
]
