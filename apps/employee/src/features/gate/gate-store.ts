import type { GateRoster } from '@tahi/contract/gate-mode'
import type { DBSchema } from 'idb'
import { openDatabase, readIn } from '../../platform/open-database.ts'
import type { StoredTap, Tap } from './tap-queue.ts'

interface Stored extends DBSchema {
  /** Unanswered taps in order; their PINs are sealed. */
  taps: { key: number; value: Tap }
  roster: { key: 'roster'; value: GateRoster }
}

/** The gate's own database, separate from the one of a person who signs in on this device. */
const store = openDatabase<Stored>('tahi-gate', (database) => {
  database.createObjectStore('taps', { keyPath: 'place', autoIncrement: true })
  database.createObjectStore('roster')
})

export const keptTaps = {
  read: async () => (await readIn(await store(), 'taps', (taps) => taps.getAll())) as StoredTap[],
  add: async (tap: Tap) => void (await (await store()).add('taps', tap)),
  remove: async (place: number) => (await store()).delete('taps', place),
}

export const keptRoster = {
  read: async () => readIn(await store(), 'roster', (kept) => kept.get('roster')),
  put: async (roster: GateRoster) => void (await (await store()).put('roster', roster, 'roster')),
  forget: async () => (await store()).delete('roster', 'roster'),
}
