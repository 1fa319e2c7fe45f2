import * as z from 'zod'
import { call, data, list } from './call.ts'
import { languages } from './employee-texts/words.ts'
import { id, instant, line, pagedBy, shownText, title } from './fields.ts'
import { limits } from './limits.ts'
import { liveEvent } from './live.ts'
import { overseers, type Role, roles } from './roles.ts'
import { texts } from './texts.ts'

/**
 * Kinds of notification. The product itself sends them, except `message` and `note`, which come from people. Each
 * person may choose which to receive.
 */
export const notificationKinds = [
  'leaveRequested',
  'leaveDecided',
  'correctionRequested',
  'correctionDecided',
  'keeperRequested',
  'payslipPaid',
  'accountWaiting',
  'personMoved',
  'announcement',
  'message',
  'note',
] as const
export const notificationKind = z.enum(notificationKinds)
export type NotificationKind = z.infer<typeof notificationKind>

/** Channels of a notification: the bell in the console and the application, and pushes to devices that allowed them. */
interface Channels {
  readonly bell: boolean
  readonly push: boolean
}
const everywhere: Channels = { bell: true, push: true }
const bellAlone: Channels = { bell: true, push: false }
/** No bell: a conversation itself shows its unread messages. */
const pushAlone: Channels = { bell: false, push: true }
/** Off until chosen: from every branch there would be too many. */
const silent: Channels = { bell: false, push: false }

/**
 * Which kinds each role can receive, and over which channels until the person chooses otherwise. The recipients of a
 * single notification (which branch's HR Admin, which employee) are decided where it is made.
 */
export const usualChannels: Record<NotificationKind, Partial<Record<Role, Channels>>> = {
  leaveRequested: { manager: everywhere, hr: silent },
  leaveDecided: { manager: everywhere, user: everywhere },
  correctionRequested: { manager: everywhere, hr: silent },
  correctionDecided: { manager: everywhere, user: everywhere },
  // Of somebody who keeps records, which often only an HR Manager can decide.
  keeperRequested: { manager: everywhere, hr: everywhere },
  payslipPaid: { manager: everywhere, user: everywhere },
  // A registration names no branch: every HR Admin may decide about an employee's, so none is notified in particular.
  accountWaiting: { admin: everywhere, hr: silent, manager: silent },
  personMoved: { manager: everywhere },
  announcement: { admin: bellAlone, manager: everywhere, hr: bellAlone, act: bellAlone, user: everywhere },
  message: { manager: pushAlone, hr: pushAlone, user: pushAlone },
  note: { admin: everywhere, manager: everywhere, hr: everywhere, act: everywhere, user: everywhere },
}

export const notification = z.object({
  _id: id,
  kind: notificationKind,
  title: z.string(),
  message: z.string(),
  /** The sender; null: the product itself. */
  from: z.string().nullable(),
  /** The page that it opens: of the console, or for an employee of the application; null for none. */
  href: z.string().nullable(),
  read: z.boolean(),
  createdAt: instant,
})
export type Notification = z.infer<typeof notification>

export const notificationSorts = ['createdAt'] as const

export const listNotifications = call({
  method: 'GET',
  path: '/api/notifications',
  summary: `The caller's notifications of the last ${limits.notificationDays} days, latest first`,
  allow: 'signedIn',
  query: z.object({ ...pagedBy(notificationSorts), read: z.enum(['true', 'false']).optional() }),
  reply: list(notification),
})

export const markNotificationsRead = call({
  method: 'POST',
  path: '/api/notifications/read',
  summary: "Marks the caller's notifications as read; without ids, all of them",
  allow: 'signedIn',
  body: z.object({ ids: z.array(id).max(limits.largestSelection).optional() }),
  reply: data(z.object({ unread: z.int() })),
})

/** W7: sent to the recipient of a message, and whenever somebody in charge notifies a person. */
export const sendNotification = call({
  method: 'POST',
  path: '/api/auth/send-notification',
  summary: 'Notifies a person: in the bell, live, and on the devices that allowed it',
  allow: [...overseers, 'user'],
  body: z.object({
    _id: id.optional(),
    userId: id,
    title,
    message: shownText().max(limits.textLength),
  }),
  reply: data(z.object({ _id: id })),
})

const choice = z.object({ kind: notificationKind, bell: z.boolean(), push: z.boolean() })
export type NotificationChoice = z.infer<typeof choice>

/** One's own notification choices. */
export const notificationChoices = z.object({
  /** The kinds that this role can receive. */
  kinds: z.array(choice),
  /** The public key that a browser needs for web push. */
  pushKey: z.string(),
  /** One's own devices that allow pushes, the latest first. */
  devices: z.array(z.object({ _id: id, name: z.string(), createdAt: instant })),
})
export type NotificationChoices = z.infer<typeof notificationChoices>

export const readNotificationChoices = call({
  method: 'GET',
  path: '/api/notifications/choices',
  summary: 'What the caller is told of, and the devices that show it',
  allow: 'signedIn',
  reply: data(notificationChoices),
})

export const saveNotificationChoices = call({
  method: 'POST',
  path: '/api/notifications/choices',
  summary: 'Changes what the caller is told of; kinds that are not sent stay as they are',
  allow: 'signedIn',
  body: z.object({ kinds: z.array(choice).max(notificationKinds.length) }),
  reply: data(notificationChoices),
})

/** A push service has a public address at https's own port. Where its name resolves to is checked on every sending. */
const pushService = z
  .url({ protocol: /^https$/, hostname: z.regexes.domain, error: texts.notification.noPushService })
  .max(1000)
  .regex(/^https:\/\/[^/?#:@]+(?:[/?#]|$)/, texts.notification.noPushService)

/** A number of bytes in base64url, as browsers encode a subscription's keys. */
const base64Url = (bytes: number) =>
  z.string().regex(new RegExp(`^[\\w-]{${Math.ceil((bytes * 4) / 3)}}={0,2}$`), texts.notification.noPushKey)

export const addPushDevice = call({
  method: 'POST',
  path: '/api/notifications/devices',
  summary: "Adds this browser's push subscription, in place of any that was known of this browser",
  allow: 'signedIn',
  body: z.object({
    endpoint: pushService,
    /** A point of P-256, and 16 random bytes (RFC 8291). */
    keys: z.object({ p256dh: base64Url(65), auth: base64Url(16) }),
    name: line,
    /** The language of pushes, for texts of the product itself. */
    language: z.enum(languages).default('en'),
  }),
  /** With this browser's device. */
  reply: data(notificationChoices.extend({ deviceId: id })),
})

export const removePushDevice = call({
  method: 'POST',
  path: '/api/notifications/devices/remove',
  summary: 'Removes a device, or this browser by its endpoint',
  allow: 'signedIn',
  body: z.object({ _id: id.optional(), endpoint: z.string().max(1000).optional() }),
  reply: data(notificationChoices),
})

/** Only to the person notified. */
export const notified = liveEvent({
  name: 'notification',
  summary: 'A notification arrived',
  payload: notification,
  to: roles,
  employees: 'alone',
})

/** To the person who read them, or an announcement, on every device. */
export const notificationsRead = liveEvent({
  name: 'notifications-read',
  summary: 'Notifications were read',
  payload: z.object({ unread: z.int() }),
  to: roles,
  employees: 'alone',
})
