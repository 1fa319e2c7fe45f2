import { useSyncExternalStore } from 'react'
import { Subject } from './subject.ts'

const isUp = new Subject(navigator.onLine)
const isThere = new Subject(navigator.onLine)
const note = (up: boolean) => {
  isUp.set(up)
  // A browser may wrongly claim to be offline; a received answer proves the opposite.
  isThere.set(up || navigator.onLine)
}
window.addEventListener('online', () => note(true))
window.addEventListener('offline', () => note(false))

/** Whether the server is reachable, by the browser's state and the last call. */
export const line = {
  isUp: isUp.read,
  subscribe: isUp.subscribe,
  /** Whether there is any connection: without one, nothing is tried. */
  isThere: isThere.read,
  /** The server answered. */
  answered: () => note(true),
  /** A call did not reach the server. */
  silent: () => note(false),
}

export const useLine = (): boolean => useSyncExternalStore(isUp.subscribe, isUp.read)

export const useIsThere = (): boolean => useSyncExternalStore(isThere.subscribe, isThere.read)
