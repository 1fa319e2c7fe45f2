import { useSyncExternalStore } from 'react'
import { Subject } from './subject.ts'

/** How often a page that stays open asks for a new version. */
const askAfterMs = 3_600_000

const waiting = new Subject<ServiceWorker | null>(null)

/**
 * Lets public/worker.js keep the application's files, so that it opens without a line. A new version waits until it is
 * asked for, so that no page loses the parts that it has not loaded yet; a gate asks for it when nobody is there.
 */
export function keepFiles(): void {
  if (!('serviceWorker' in navigator) || import.meta.env.DEV) return
  const { serviceWorker } = navigator
  let isUpdate = serviceWorker.controller !== null
  serviceWorker.addEventListener('controllerchange', () => {
    // The first one takes over a page that is as new as itself.
    if (isUpdate) window.location.reload()
    isUpdate = true
  })
  void serviceWorker.register('/app/worker.js', { scope: '/app/' }).then((registration) => {
    const look = () => waiting.set(serviceWorker.controller ? registration.waiting : null)
    look()
    registration.addEventListener('updatefound', () =>
      registration.installing?.addEventListener('statechange', look),
    )
    const ask = () => {
      if (document.visibilityState === 'visible') void registration.update().catch(() => {})
    }
    document.addEventListener('visibilitychange', ask)
    // A tablet at a gate is looked at all day.
    setInterval(ask, askAfterMs)
  })
  // A page that was being opened while the first one took over was left out, and would lack the files until the next one.
  void serviceWorker.ready.then(({ active }) => {
    if (!serviceWorker.controller) active?.postMessage('take-up')
  })
}

/** A new version that waits; `update` shows it. */
export function useNewVersion(): { update(): void } | null {
  const worker = useSyncExternalStore(waiting.subscribe, waiting.read)
  return worker && { update: () => worker.postMessage('take-over') }
}
