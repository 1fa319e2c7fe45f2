import type { QueryKey } from '@tanstack/react-query'
import { type DBSchema, openDB } from 'idb'
import type { Entry } from './queue/entry.ts'

/** What a call answered, and when, by the phone's clock. */
export interface KnownAnswer {
  readonly queryKey: QueryKey
  readonly data: unknown
  readonly updatedAt: number
}

interface Stored extends DBSchema {
  /** What was done and is not sent yet, in the order it was done. */
  queue: { key: number; value: Entry }
  /** What the server last answered, of whoever is signed in. */
  known: { key: 'answers'; value: { personId: string; answers: KnownAnswer[] } }
}

/** Asks the browser not to clear this away when the phone runs out of room. It may say no. */
export async function askToPersist(): Promise<void> {
  const { storage } = navigator
  if (storage?.persist && !(await storage.persisted())) await storage.persist()
}

/** The phone's own database: it outlives a restart of the phone. */
export const store = open()
// Whoever waits for it hears of it.
store.catch(() => {})

/** Browsers that allow none refuse at once, or later. */
async function open() {
  return openDB<Stored>('tahi', 1, {
    upgrade(database) {
      database.createObjectStore('queue', { keyPath: 'place', autoIncrement: true })
      database.createObjectStore('known')
    },
  })
}
