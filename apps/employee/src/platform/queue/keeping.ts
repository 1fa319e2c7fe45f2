import type { Entry, StoredEntry } from './entry.ts'

/** Storage of the entries. */
export interface Keeping {
  /** All entries on this phone, of every person, in order. */
  read(): Promise<StoredEntry[]>
  add(entry: Entry): Promise<void>
  put(entry: StoredEntry): Promise<void>
  /** Notes that it was tried to send an entry. It needs no room. */
  noteTried(entry: StoredEntry): Promise<void>
  remove(place: number): Promise<void>
  /** Deletes what can be had again from the server. */
  makeRoom(): Promise<void>
}
