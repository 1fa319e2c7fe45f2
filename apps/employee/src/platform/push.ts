import { hearPresses, pushDevice, pushObstacle, pushOptions } from '@tahi/client/web-push'
import type { Language } from '@tahi/contract/employee-texts/words'
import { addPushDevice, markNotificationsRead, removePushDevice } from '@tahi/contract/notifications'
import { send } from './calls.ts'
import { NotKept } from './not-kept.ts'

const endpointKey = 'tahi-app-push'
/** The key used by earlier versions. The console shares the storage, and keeps an object under it. */
const consoleKey = 'tahi-push'
/** The language that the server knows for this phone. */
const languageKey = 'tahi-push-language'

/** Moves the value of an earlier version away from the console's key. */
export function takeOverPush(): void {
  const kept = localStorage.getItem(consoleKey)
  if (!kept?.startsWith('http')) return
  try {
    localStorage.setItem(endpointKey, kept)
    localStorage.removeItem(consoleKey)
  } catch {
    // No storage space: the next start tries again.
  }
}

/** The endpoint by which the server knows this phone for pushes. */
export const pushEndpoint = (): string | undefined => localStorage.getItem(endpointKey) ?? undefined

/** Whether the browser still has the subscription: its settings and the push service can end pushes silently. */
export async function isPushed(): Promise<boolean> {
  const endpoint = pushEndpoint()
  if (endpoint === undefined || pushObstacle() !== undefined || Notification.permission !== 'granted')
    return false
  return (await presentSubscription())?.endpoint === endpoint
}

/** The subscription of the application's own worker; the console may have another one. */
async function presentSubscription(): Promise<PushSubscription | null> {
  return (await (await ownWorker())?.pushManager?.getSubscription()) ?? null
}

async function ownWorker(): Promise<ServiceWorkerRegistration | undefined> {
  const registration = await navigator.serviceWorker?.getRegistration()
  return registration && new URL(registration.scope).pathname === '/app/' ? registration : undefined
}

/**
 * Requests permission, and registers this phone for pushes.
 * @param pushKey the server's public key
 * @param language the language of the product's own texts
 * @returns false when permission was not given
 * @throws FailedCall; NotKept when the phone's storage is full; another error when the browser cannot subscribe, or has
 * no worker yet
 */
export async function allowPush(pushKey: string, language: Language): Promise<boolean> {
  if ((await Notification.requestPermission()) !== 'granted') return false
  const worker = await ownWorker()
  // `serviceWorker.ready` would wait for ever where the worker could not be installed.
  if (!worker?.active) throw new Error('The worker that shows pushes is not installed.')
  const { pushManager } = worker
  const former = await pushManager.getSubscription()
  // A subscription for another key, or of the phone's previous user, is useless.
  await former?.unsubscribe()
  const subscription = await pushManager.subscribe(pushOptions(pushKey))
  await register(subscription, language)
  return true
}

/** Changes the language of pushes, unless the server already has it. @throws FailedCall, NotKept */
export async function changePushLanguage(language: Language): Promise<void> {
  if (pushEndpoint() === undefined || localStorage.getItem(languageKey) === language) return
  const subscription = await presentSubscription()
  if (subscription) await register(subscription, language)
}

async function register(subscription: PushSubscription, language: Language): Promise<void> {
  const device = pushDevice(subscription)
  await send(addPushDevice, { body: { ...device, language } })
  try {
    localStorage.setItem(endpointKey, device.endpoint)
  } catch (error) {
    // Nobody could turn off pushes that the phone does not know of.
    await subscription.unsubscribe()
    throw new NotKept(error)
  }
  try {
    localStorage.setItem(languageKey, language)
  } catch {
    // No storage space: it is told again the next time.
  }
}

/**
 * For a new sign-in: the server may have forgotten this phone with the old session. `changePushLanguage` registers it
 * again.
 */
export const tellPushAgain = (): void => localStorage.removeItem(languageKey)

/**
 * Stops pushes to this phone and removes it from the server. If the request fails, the server learns of it on
 * sign-out or from the push service.
 * @throws FailedCall, when neither the browser nor the server has ended them
 */
export async function forgetPush(): Promise<void> {
  const isEnded = await unsubscribe().then(
    () => true,
    () => false,
  )
  const endpoint = pushEndpoint()
  if (endpoint === undefined) return
  try {
    await send(removePushDevice, { body: { endpoint } })
  } catch (error) {
    if (isEnded) return
    throw error
  }
  localStorage.removeItem(endpointKey)
}

/**
 * Stops pushes on sign-out or when another person signs in, even when the server cannot be reached or an earlier
 * attempt failed.
 * @returns the endpoint, for the server to forget this phone too
 */
export function leavePush(): string | undefined {
  const endpoint = pushEndpoint()
  localStorage.removeItem(endpointKey)
  void unsubscribe().catch(() => {})
  return endpoint
}

async function unsubscribe(): Promise<void> {
  await (await presentSubscription())?.unsubscribe()
}

/** Opens the page of a tapped push when the application is open already, and marks it as read. */
export const followPushes = (go: (path: string) => void): (() => void) =>
  hearPresses({
    open: (href) => go(href.replace(/^\/app/, '') || '/'),
    // If this fails, it stays unread in the list.
    read: (id) => void send(markNotificationsRead, { body: { ids: [id] } }).catch(() => {}),
  })
