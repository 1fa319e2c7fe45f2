import { pushOptions } from '@tahi/client/web-push'

/** Shows pushes also when no page is open; its scope is the whole product, but it stands between nothing. */
const worker = '/push-worker.js'

/** This browser's subscription, if there is one; whosever it is. */
export async function findSubscription(): Promise<PushSubscription | null> {
  const registration = await navigator.serviceWorker.getRegistration('/')
  return (await registration?.pushManager.getSubscription()) ?? null
}

/**
 * Subscribes at the browser's own push service; permission has been given.
 * @param key the server's public key. A subscription for another one is of no use any more.
 */
export async function subscribe(key: string): Promise<PushSubscription> {
  await navigator.serviceWorker.register(worker, { scope: '/' })
  const { pushManager } = await navigator.serviceWorker.ready
  const options = pushOptions(key)
  try {
    return await pushManager.subscribe(options)
  } catch (error) {
    const former = await pushManager.getSubscription()
    if (!former) throw error
    await former.unsubscribe()
    return pushManager.subscribe(options)
  }
}
