import { useMemo, useSyncExternalStore } from 'react'
import { newId } from '../../../platform/new-id.ts'
import type { Outbox, Waiting } from './outbox.ts'

let outbox: Outbox | undefined
const nothing: readonly Waiting[] = []
/** The components that show it; they follow when another begins. */
const listeners = new Set<() => void>()
let stopFollowing: (() => void) | undefined

const tell = () => {
  for (const listener of listeners) listener()
}

/** The outbox of whoever is signed in. */
export function setOutbox(begun: Outbox | undefined): void {
  stopFollowing?.()
  outbox = begun
  stopFollowing = begun?.subscribe(tell)
  tell()
}

const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
  }
}

/** What waits to be sent to a person, and what may be done with it. */
export function useOutbox(recipientId: string) {
  const all = useSyncExternalStore(subscribe, () => outbox?.waiting ?? nothing)
  const waiting = useMemo(
    () => all.filter((message) => message.recipientId === recipientId),
    [all, recipientId],
  )
  return {
    waiting,
    /** False until the code that sends has come. */
    isReady: useSyncExternalStore(subscribe, () => outbox !== undefined),
    write: (text: string) =>
      outbox?.add({ _id: newId(), recipientId, text, writtenAt: new Date().toISOString() }),
    retry: (id: string) => outbox?.retry(id),
    forget: (id: string) => outbox?.delete(id),
  }
}
