import type { StoredEntry } from './entry.ts'
import type { Keeping } from './keeping.ts'

/**
 * Storage that makes room for a change that cannot be written, and holds it in memory when that does not help: a full
 * phone must still send its entries. After a restart an entry that was only held is sent as it was before, and known to
 * have been tried.
 */
export function holdChanges(keeping: Keeping): Keeping {
  const held = new Map<number, StoredEntry>()
  // The browser may have deleted the database, which then counts the places from one again.
  const latest = (entry: StoredEntry): StoredEntry => {
    const changed = held.get(entry.place)
    return changed?.body._id === entry.body._id ? changed : entry
  }
  const put = async (entry: StoredEntry) => {
    try {
      await keeping.put(entry).catch(() => keeping.makeRoom().then(() => keeping.put(entry)))
      held.delete(entry.place)
    } catch {
      held.set(entry.place, entry)
    }
  }
  return {
    ...keeping,
    read: async () => (await keeping.read()).map(latest),
    put,
    async noteTried(entry) {
      const tried = { ...entry, tried: true } as const
      await keeping.noteTried(entry).catch(() => held.set(entry.place, tried))
      // There may be room by now for what was held.
      if (held.has(entry.place)) await put(tried)
    },
    async remove(place) {
      await keeping.remove(place)
      held.delete(place)
    },
  }
}
