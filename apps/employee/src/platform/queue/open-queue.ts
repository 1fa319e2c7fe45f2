import { useSyncExternalStore } from 'react'
import { alone } from '../alone.ts'
import { refreshing } from '../calls.ts'
import { clockWatch } from '../clock/watch.ts'
import { connection } from '../connection.ts'
import { session } from '../session.ts'
import { type EnteredEntry, isEntered, type StoredEntry } from './entry.ts'
import { keepInStore } from './keep-in-store.ts'
import { Queue } from './queue.ts'
import { sendEntry } from './send-entry.ts'

/** This phone's queue. */
export const queue = new Queue({
  keeping: keepInStore,
  personId: session.signedIn,
  now: () => clockWatch.serverTime().getTime(),
  hasNetwork: connection.hasNetwork,
  send: sendEntry,
  onArrival: () => refreshing.askEverythingNow(),
  alone: alone('tahi-queue'),
})

const flush = () => void queue.flush()

/** Sends waiting entries now, and whenever the server may be reachable again. */
export function keepSending(): void {
  flush()
  connection.subscribe(() => connection.isServerReached() && flush())
  session.subscribe(flush)
  document.addEventListener('visibilitychange', () => document.visibilityState === 'visible' && flush())
}

let all: readonly StoredEntry[] | undefined
let entered: readonly EnteredEntry[] = []
/** The same array until the queue changes. */
const readEntered = (): readonly EnteredEntry[] => {
  if (all !== queue.read()) {
    all = queue.read()
    entered = all.filter(isEntered)
  }
  return entered
}

/** Waiting and refused entries of the person signed in, as far as they entered them. */
export const useQueue = (): readonly EnteredEntry[] => useSyncExternalStore(queue.subscribe, readEntered)
