import type { StoredEntry } from './entry.ts'
import type { Keeping } from './keeping.ts'

/**
 * Storage that holds a change in memory when it cannot be written: a full phone must still send its entries, which is
 * what makes room. After a restart such an entry is sent as it was before, which is harmless.
 */
export function holdChanges(keeping: Keeping): Keeping {
  const held = new Map<number, StoredEntry>()
  return {
    ...keeping,
    read: async () => (await keeping.read()).map((entry) => held.get(entry.place) ?? entry),
    async put(entry) {
      try {
        await keeping.put(entry)
        held.delete(entry.place)
      } catch {
        held.set(entry.place, entry)
      }
    },
  }
}
