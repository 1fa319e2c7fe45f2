import type { QueryKey } from '@tanstack/react-query'
import type { DBSchema } from 'idb'
import { openDatabase } from './open-database.ts'
import type { Entry } from './queue/entry.ts'

/** A call's answer and when it came, by the phone's clock. */
export interface KnownAnswer {
  readonly queryKey: QueryKey
  readonly data: unknown
  readonly updatedAt: number
}

interface Stored extends DBSchema {
  /** Unsent entries, in order. */
  queue: { key: number; value: Entry }
  /**
   * The latest answers for the person signed in, and by its place a mark of each entry that was never tried. It has no
   * store of its own: a window of an earlier version that is still open would keep the database from getting one.
   */
  known: { key: 'answers' | number; value: { personId: string; answers?: KnownAnswer[] } }
}

/** Asks the browser not to evict this storage when space is low. It may refuse. */
export async function askToPersist(): Promise<void> {
  const { storage } = navigator
  if (storage?.persist && !(await storage.persisted())) await storage.persist()
}

/** The phone's own database, which survives restarts. */
export const store = openDatabase<Stored>('tahi', (database) => {
  database.createObjectStore('queue', { keyPath: 'place', autoIncrement: true })
  database.createObjectStore('known')
})
