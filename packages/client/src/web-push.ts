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

/** Opens the page of a clicked push in a page that is already open. @returns unsubscribes */
export function hearPresses(open: (href: string) => void): () => void {
  // Only pages on https and localhost have one.
  const { serviceWorker } = navigator
  if (!serviceWorker) return () => {}
  const hear = ({ data }: MessageEvent<{ open?: unknown }>) => {
    if (typeof data?.open === 'string') open(data.open)
  }
  serviceWorker.addEventListener('message', hear)
  return () => serviceWorker.removeEventListener('message', hear)
}
