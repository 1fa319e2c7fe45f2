import type { GateRoster } from '@tahi/contract/gate-mode'
import type { DBSchema } from 'idb'
import { openDatabase, readIn } from '../../platform/open-database.ts'
import type { StoredTap, Tap } from './tap-queue.ts'

interface Stored extends DBSchema {
  /** Taps that no answer came to yet, in their order; their PINs are sealed. */
  taps: { key: number; value: Tap }
  roster: { key: 'roster'; value: GateRoster }
}

/** The tablet's own database, apart from that of whoever signs in on it. */
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
