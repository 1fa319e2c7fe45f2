import { useSyncExternalStore } from 'react'
import { Subject } from './subject.ts'

const isUp = new Subject(navigator.onLine)
const isThere = new Subject(navigator.onLine)
const note = (up: boolean) => {
  isUp.set(up)
  // What a browser says of its line may be wrong; an answer that came is not.
  isThere.set(up || navigator.onLine)
}
window.addEventListener('online', () => note(true))
window.addEventListener('offline', () => note(false))

/** Whether the server can be reached, as far as the phone and the last call know. */
export const line = {
  isUp: isUp.read,
  subscribe: isUp.subscribe,
  /** Whether there is any line at all: without one nothing is worth trying. */
  isThere: isThere.read,
  /** The server answered. */
  answered: () => note(true),
  /** A call met no server. */
  silent: () => note(false),
}

export const useLine = (): boolean => useSyncExternalStore(isUp.subscribe, isUp.read)

export const useIsThere = (): boolean => useSyncExternalStore(isThere.subscribe, isThere.read)
