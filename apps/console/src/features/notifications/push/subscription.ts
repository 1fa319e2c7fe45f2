import { pushOptions } from '@tahi/client/web-push'

/** Shows pushes even when no page is open. Its scope is the whole product, but it intercepts no requests. */
const worker = '/push-worker.js'

/**
 * Subscribes at the browser's push service; the permission must have been given.
 * @param key the server's public key; a subscription for another key is useless and is replaced
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
