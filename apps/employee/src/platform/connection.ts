import { useSyncExternalStore } from 'react'
import { Subject } from './subject.ts'

const isServerReached = new Subject(navigator.onLine)
const hasNetwork = new Subject(navigator.onLine)
const note = (up: boolean) => {
  isServerReached.set(up)
  // A browser may wrongly claim to be offline; a received answer proves the opposite.
  hasNetwork.set(up || navigator.onLine)
}
window.addEventListener('online', () => note(true))
window.addEventListener('offline', () => note(false))

/** Whether the server is reachable, by the browser's state and the last call. */
export const connection = {
  isServerReached: isServerReached.read,
  subscribe: isServerReached.subscribe,
  /** Whether there is any network: without one, nothing is tried. */
  hasNetwork: hasNetwork.read,
  /** The server answered. */
  answered: () => note(true),
  /** A call did not reach the server. */
  unanswered: () => note(false),
}

export const useIsServerReached = (): boolean =>
  useSyncExternalStore(isServerReached.subscribe, isServerReached.read)

export const useHasNetwork = (): boolean => useSyncExternalStore(hasNetwork.subscribe, hasNetwork.read)
