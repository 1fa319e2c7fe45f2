import type { Language } from '@tahi/contract/employee-texts/words'
import { addPushDevice, removePushDevice } from '@tahi/contract/notifications'
import { deviceName } from '@tahi/domain'
import { send } from './calls.ts'

/** Why this phone cannot show pushes. */
export type Obstacle = 'unsupported' | 'denied'

export function obstacle(): Obstacle | undefined {
  if (!('serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window))
    return 'unsupported'
  return Notification.permission === 'denied' ? 'denied' : undefined
}

const endpointKey = 'tahi-push'
/** What the server was told that this phone speaks. */
const languageKey = 'tahi-push-language'

/** By what the server knows this phone as one that it notifies. */
export const pushEndpoint = (): string | undefined => localStorage.getItem(endpointKey) ?? undefined

/** Whether it does. */
export const isPushed = (): boolean => pushEndpoint() !== undefined

/**
 * Asks for the permission, and lets the server push to this phone.
 * @param pushKey the server's public key
 * @param language what the product says in it
 * @returns false when it was not given
 * @throws FailedCall, and what the browser says when it cannot subscribe
 */
export async function allowPush(pushKey: string, language: Language): Promise<boolean> {
  if ((await Notification.requestPermission()) !== 'granted') return false
  const { pushManager } = await navigator.serviceWorker.ready
  const former = await pushManager.getSubscription()
  // One for another key, or of whoever had this phone before, is of no use.
  await former?.unsubscribe()
  const subscription = await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: pushKey })
  await register(subscription, language)
  return true
}

/** Lets pushes come in another language from now on, where the server was not told of it yet. @throws FailedCall */
export async function changePushLanguage(language: Language): Promise<void> {
  if (!isPushed() || localStorage.getItem(languageKey) === language) return
  const { pushManager } = await navigator.serviceWorker.ready
  const subscription = await pushManager.getSubscription()
  if (subscription) await register(subscription, language)
}

async function register(subscription: PushSubscription, language: Language): Promise<void> {
  const { endpoint = '', keys } = subscription.toJSON()
  await send(addPushDevice, {
    body: {
      endpoint,
      keys: { p256dh: keys?.p256dh ?? '', auth: keys?.auth ?? '' },
      name: deviceName(navigator.userAgent),
      language,
    },
  })
  localStorage.setItem(endpointKey, endpoint)
  localStorage.setItem(languageKey, language)
}

/** After a new sign-in: with the session the server may have forgotten this phone. `changePushLanguage` names it again. */
export const tellPushAgain = (): void => localStorage.removeItem(languageKey)

/** Lets the server forget this phone, when one wants no more. @throws FailedCall */
export async function forgetPush(): Promise<void> {
  const endpoint = localStorage.getItem(endpointKey)
  if (endpoint === null) return
  localStorage.removeItem(endpointKey)
  await send(removePushDevice, { body: { endpoint } })
}

/**
 * When signing out: this phone shows no more pushes, also where the server does not hear of it.
 * @returns by what the server knows this phone, which forgets it too
 */
export function leavePush(): string | undefined {
  const endpoint = pushEndpoint()
  if (endpoint === undefined) return undefined
  localStorage.removeItem(endpointKey)
  void unsubscribe().catch(() => {})
  return endpoint
}

async function unsubscribe(): Promise<void> {
  const { pushManager } = await navigator.serviceWorker.ready
  await (await pushManager.getSubscription())?.unsubscribe()
}

/** Opens what a push that was tapped leads to, where the application is open already. */
export function followPushes(go: (path: string) => void): () => void {
  const { serviceWorker } = navigator
  if (!serviceWorker) return () => {}
  const follow = ({ data }: MessageEvent<{ open?: unknown }>) => {
    if (typeof data?.open === 'string') go(data.open.replace(/^\/app/, '') || '/')
  }
  serviceWorker.addEventListener('message', follow)
  return () => serviceWorker.removeEventListener('message', follow)
}
