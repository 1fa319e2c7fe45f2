import { dropKnown } from '../known.ts'
import { store } from '../store.ts'
import type { StoredEntry } from './entry.ts'
import type { Keeping } from './keeping.ts'

/**
 * The entries in the phone's database, with a mark of each that was never tried. Deleting the mark notes that it was,
 * and deleting needs no room. An entry of an earlier version has no mark, and counts as tried.
 */
export const keepInStore: Keeping = {
  async read() {
    const transaction = (await store()).transaction(['queue', 'known'])
    const [entries, keys] = await Promise.all([
      transaction.objectStore('queue').getAll() as Promise<StoredEntry[]>,
      transaction.objectStore('known').getAllKeys(),
      transaction.done,
    ])
    const untried = new Set<unknown>(keys)
    return entries.map((entry) => (untried.has(entry.place) ? entry : { ...entry, tried: true }))
  },
  async add(entry) {
    const transaction = (await store()).transaction(['queue', 'known'], 'readwrite')
    const addMarked = async () => {
      const place = await transaction.objectStore('queue').add(entry)
      if (!entry.tried) await transaction.objectStore('known').put({ personId: entry.personId }, place)
    }
    await Promise.all([addMarked(), transaction.done])
  },
  put: async (entry) => void (await (await store()).put('queue', entry)),
  noteTried: async ({ place }) => (await store()).delete('known', place),
  async remove(place) {
    const transaction = (await store()).transaction(['queue', 'known'], 'readwrite')
    await Promise.all([
      transaction.objectStore('queue').delete(place),
      transaction.objectStore('known').delete(place),
      transaction.done,
    ])
  },
  makeRoom: dropKnown,
}
