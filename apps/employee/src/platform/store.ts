import type { QueryKey } from '@tanstack/react-query'
import type { DBSchema } from 'idb'
import { openDatabase } from './open-database.ts'
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
export const store = openDatabase<Stored>('tahi', (database) => {
  database.createObjectStore('queue', { keyPath: 'place', autoIncrement: true })
  database.createObjectStore('known')
})
