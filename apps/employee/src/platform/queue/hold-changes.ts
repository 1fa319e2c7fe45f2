import type { StoredEntry } from './entry.ts'
import type { Keeping } from './keeping.ts'

/**
 * Storage that makes room for a change that cannot be written, and holds it in memory when that does not help: a full
 * phone must still send its entries. After a restart an entry that was only held is sent as it was before.
 */
export function holdChanges(keeping: Keeping): Keeping {
  const held = new Map<number, StoredEntry>()
  // The browser may have deleted the database, which then counts the places from one again.
  const latest = (entry: StoredEntry): StoredEntry => {
    const changed = held.get(entry.place)
    return changed?.body._id === entry.body._id ? changed : entry
  }
  return {
    ...keeping,
    read: async () => (await keeping.read()).map(latest),
    async put(entry) {
      try {
        await keeping.put(entry).catch(() => keeping.makeRoom().then(() => keeping.put(entry)))
        held.delete(entry.place)
      } catch {
        held.set(entry.place, entry)
      }
    },
    async remove(place) {
      await keeping.remove(place)
      held.delete(place)
    },
  }
}
