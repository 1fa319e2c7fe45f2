import { deviceName } from '@tahi/domain'

/** Why this browser cannot show pushes. */
export type PushObstacle = 'unsupported' | 'denied'

/** @returns undefined when it can, or can be asked */
export function pushObstacle(): PushObstacle | undefined {
  if (!('serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window))
    return 'unsupported'
  return Notification.permission === 'denied' ? 'denied' : undefined
}

/** How a browser's push service is asked for a subscription. @param key the server's public key */
export const pushOptions = (key: string) => ({ userVisibleOnly: true, applicationServerKey: key })

/** A subscription, and the browser it is of, as the server is told of them. */
export function pushDevice(subscription: PushSubscription) {
  const { endpoint = '', keys } = subscription.toJSON()
  return {
    endpoint,
    keys: { p256dh: keys?.p256dh ?? '', auth: keys?.auth ?? '' },
    name: deviceName(navigator.userAgent),
  }
}

/** Hears which page a push that was pressed leads to, where a page is open already. @returns ends it */
export function hearPresses(open: (href: string) => void): () => void {
  // Only pages of https and localhost have one.
  const { serviceWorker } = navigator
  if (!serviceWorker) return () => {}
  const hear = ({ data }: MessageEvent<{ open?: unknown }>) => {
    if (typeof data?.open === 'string') open(data.open)
  }
  serviceWorker.addEventListener('message', hear)
  return () => serviceWorker.removeEventListener('message', hear)
}
