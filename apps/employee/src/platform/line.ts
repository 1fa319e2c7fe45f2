import { useSyncExternalStore } from 'react'
import { Subject } from './subject.ts'

const isUp = new Subject(navigator.onLine)
window.addEventListener('online', () => isUp.set(true))
window.addEventListener('offline', () => isUp.set(false))

/** Whether the server can be reached, as far as the phone and the last call know. */
export const line = {
  isUp: isUp.read,
  subscribe: isUp.subscribe,
  /** The server answered. */
  answered: () => isUp.set(true),
  /** A call met no server. */
  silent: () => isUp.set(false),
}

export const useLine = (): boolean => useSyncExternalStore(isUp.subscribe, isUp.read)
