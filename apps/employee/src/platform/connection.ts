import { Subject } from '@tahi/client/subject'
import { useSyncExternalStore } from 'react'

const isServerReached = new Subject(navigator.onLine)
const hasNetwork = new Subject(navigator.onLine)
const note = (up: boolean) => {
  isServerReached.set(up)
  // A browser may wrongly claim to be offline; a received answer proves the opposite.
  hasNetwork.set(up || navigator.onLine)
}
/** How often the browser has reported a change. */
let changes = 0
const change = (up: boolean) => {
  changes++
  note(up)
}
window.addEventListener('online', () => change(true))
window.addEventListener('offline', () => change(false))

/** Whether the server is reachable, by the browser's state and the last call. */
export const connection = {
  isServerReached: isServerReached.read,
  subscribe: isServerReached.subscribe,
  /** Whether there is any network: without one, nothing is tried. */
  hasNetwork: hasNetwork.read,
  /** Begins a call. Its outcome says nothing of the present if the browser reports a change meanwhile. */
  begin() {
    const before = changes
    const noteIfCurrent = (up: boolean) => {
      if (changes === before) note(up)
    }
    return { answered: () => noteIfCurrent(true), unanswered: () => noteIfCurrent(false) }
  },
}

export const useIsServerReached = (): boolean =>
  useSyncExternalStore(isServerReached.subscribe, isServerReached.read)

export const useHasNetwork = (): boolean => useSyncExternalStore(hasNetwork.subscribe, hasNetwork.read)
