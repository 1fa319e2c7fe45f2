import { deviceName } from '@tahi/domain'

/** Why this browser cannot show pushes. */
export type PushObstacle = 'unsupported' | 'denied'

/** @returns undefined when it can, or can be asked for permission */
export function pushObstacle(): PushObstacle | undefined {
  if (!('serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window))
    return 'unsupported'
  return Notification.permission === 'denied' ? 'denied' : undefined
}

/** The options of a push subscription. @param key the server's public key */
export const pushOptions = (key: string) => ({ userVisibleOnly: true, applicationServerKey: key })

/** A subscription and its browser, as sent to the server. */
export function pushDevice(subscription: PushSubscription) {
  const { endpoint = '', keys } = subscription.toJSON()
  return {
    endpoint,
    keys: { p256dh: keys?.p256dh ?? '', auth: keys?.auth ?? '' },
    name: deviceName(navigator.userAgent),
  }
}

/**
 * Follows presses on pushes, of which the worker tells a page that is open already by a message, and one that it opens
 * by its address.
 * @param follow.open shows a page
 * @param follow.read marks a notification as read: what it tells of is on the screen
 * @returns unsubscribes
 */
export function hearPresses(follow: {
  open: (href: string) => void
  read: (notificationId: string) => void
}): () => void {
  // Only pages on https and localhost have one.
  const { serviceWorker } = navigator
  if (!serviceWorker) return () => {}
  const hear = ({ data }: MessageEvent<{ open?: unknown; pressed?: unknown }>) => {
    if (typeof data?.open === 'string') follow.open(data.open)
    if (typeof data?.pressed === 'string') follow.read(data.pressed)
  }
  const pressed = takePressed()
  if (pressed !== undefined) follow.read(pressed)
  serviceWorker.addEventListener('message', hear)
  return () => serviceWorker.removeEventListener('message', hear)
}

/** The notification that this page was opened from. The address does not keep it: a reload reads nothing. */
function takePressed(): string | undefined {
  const { hash, pathname, search } = location
  const id = /^#pressed=([\da-f-]{36})$/.exec(hash)?.[1]
  if (id !== undefined) history.replaceState(history.state, '', pathname + search)
  return id
}
