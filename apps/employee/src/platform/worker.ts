import { Subject } from '@tahi/client/subject'
import { useMemo, useSyncExternalStore } from 'react'

/** How often an open page checks for a new version, in milliseconds. */
const askAfterMs = 3_600_000

const waiting = new Subject<ServiceWorker | null>(null)

/**
 * Lets public/worker.js cache the application's files, so that it opens offline. A new version waits until the person
 * applies it, so that no page loses parts that it has not loaded yet. A gate applies it when nobody is there.
 */
export function keepFiles(): void {
  if (!('serviceWorker' in navigator) || import.meta.env.DEV) return
  const { serviceWorker } = navigator
  let isUpdate = serviceWorker.controller !== null
  serviceWorker.addEventListener('controllerchange', () => {
    // The first worker takes over a page of its own version.
    if (isUpdate) window.location.reload()
    isUpdate = true
  })
  const follow = (registration: ServiceWorkerRegistration) => {
    const look = () => waiting.set(serviceWorker.controller ? registration.waiting : null)
    look()
    registration.addEventListener('updatefound', () =>
      registration.installing?.addEventListener('statechange', look),
    )
    const ask = () => {
      if (document.visibilityState === 'visible') void registration.update().catch(() => {})
    }
    document.addEventListener('visibilitychange', ask)
    // A gate's page stays open all day.
    setInterval(ask, askAfterMs)
  }
  // Where the browser refuses, as without room, the application works as long as there is a connection.
  serviceWorker.register('/app/worker.js', { scope: '/app/' }).then(follow, () => {})
  // The first worker misses pages that were loading while it took over; they would lack the files until the next one.
  void serviceWorker.ready.then(({ active }) => {
    if (!serviceWorker.controller) active?.postMessage('take-up')
  })
}

/** A new version that waits, the same at each render; `update` activates it. */
export function useNewVersion(): { update(): void } | null {
  const worker = useSyncExternalStore(waiting.subscribe, waiting.read)
  return useMemo(() => worker && { update: () => worker.postMessage('take-over') }, [worker])
}
