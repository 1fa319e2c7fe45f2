import { type DBSchema, type IDBPDatabase, type IDBPObjectStore, openDB, type StoreNames } from 'idb'

/**
 * A database of this phone's, opened when it is first wanted, and anew where the browser shut it under a page that stays
 * open: storage was cleared, or the browser's own process for it has ended.
 * @param upgrade makes its stores
 * @returns gives it; browsers that allow none refuse at once, or later
 */
export function openDatabase<T extends DBSchema>(
  name: string,
  upgrade: (database: IDBPDatabase<T>) => void,
): () => Promise<IDBPDatabase<T>> {
  let opened: Promise<IDBPDatabase<T>> | undefined
  const shut = () => {
    opened = undefined
  }
  return async () => {
    opened ??= openDB<T>(name, 1, {
      upgrade(database, _from, _to, { done }) {
        upgrade(database)
        // Where it breaks off, the opening says so.
        done.catch(() => {})
      },
      terminated: shut,
    })
    // What cannot be opened now may be later.
    opened.catch(shut)
    return opened
  }
}

/**
 * Reads, and waits for the end of the reading: the library's short way does not, and when the browser shuts the database
 * just then, nobody would have caught what it says.
 * @throws DOMException what the database could not read, or that it was shut meanwhile
 */
export async function readIn<T extends DBSchema, Name extends StoreNames<T>, Found>(
  database: IDBPDatabase<T>,
  name: Name,
  read: (store: IDBPObjectStore<T, [Name], Name>) => Promise<Found>,
): Promise<Found> {
  const { store, done } = database.transaction(name)
  const [found] = await Promise.all([read(store), done])
  return found
}
