import { hearPresses, pushDevice, pushObstacle, pushOptions } from '@tahi/client/web-push'
import type { Language } from '@tahi/contract/employee-texts/words'
import { addPushDevice, removePushDevice } from '@tahi/contract/notifications'
import { send } from './calls.ts'

const endpointKey = 'tahi-app-push'
/** Where earlier versions kept it. The console, which has the same storage, keeps an object there. */
const consoleKey = 'tahi-push'
/** What the server was told that this phone speaks. */
const languageKey = 'tahi-push-language'

/** Takes over what an earlier version kept among the console's own. */
export function takeOverPush(): void {
  const kept = localStorage.getItem(consoleKey)
  if (!kept?.startsWith('http')) return
  localStorage.setItem(endpointKey, kept)
  localStorage.removeItem(consoleKey)
}

/** By what the server knows this phone as one that it notifies. */
export const pushEndpoint = (): string | undefined => localStorage.getItem(endpointKey) ?? undefined

/** What the browser says of it: its settings end pushes without a word, and so does a push service. */
export async function isPushed(): Promise<boolean> {
  const endpoint = pushEndpoint()
  if (endpoint === undefined || pushObstacle() !== undefined || Notification.permission !== 'granted')
    return false
  return (await presentSubscription())?.endpoint === endpoint
}

/** Of the application's own worker: the console may have another beside it. */
async function presentSubscription(): Promise<PushSubscription | null> {
  const registration = await navigator.serviceWorker?.getRegistration()
  if (!registration || new URL(registration.scope).pathname !== '/app/') return null
  return (await registration.pushManager?.getSubscription()) ?? null
}

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
  const subscription = await pushManager.subscribe(pushOptions(pushKey))
  await register(subscription, language)
  return true
}

/** Lets pushes come in another language from now on, where the server was not told of it yet. @throws FailedCall */
export async function changePushLanguage(language: Language): Promise<void> {
  if (pushEndpoint() === undefined || localStorage.getItem(languageKey) === language) return
  const subscription = await presentSubscription()
  if (subscription) await register(subscription, language)
}

async function register(subscription: PushSubscription, language: Language): Promise<void> {
  const device = pushDevice(subscription)
  await send(addPushDevice, { body: { ...device, language } })
  localStorage.setItem(endpointKey, device.endpoint)
  localStorage.setItem(languageKey, language)
}

/** After a new sign-in: with the session the server may have forgotten this phone. `changePushLanguage` names it again. */
export const tellPushAgain = (): void => localStorage.removeItem(languageKey)

/**
 * This phone shows no more pushes, and the server forgets it. Where it does not hear of that, it is told when one signs out
 * or by the push service.
 * @throws FailedCall, where neither the browser nor the server ended them
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
 * When signing out, or when somebody else signs in: this phone shows no more pushes, also where the server does not hear of
 * it or an earlier try to stop them failed.
 * @returns by what the server knows this phone, which forgets it too
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

/** Opens what a push that was tapped leads to, where the application is open already. */
export const followPushes = (go: (path: string) => void): (() => void) =>
  hearPresses((href) => go(href.replace(/^\/app/, '') || '/'))
