import { type DBSchema, type IDBPDatabase, type IDBPObjectStore, openDB, type StoreNames } from 'idb'

/**
 * A database of this phone, opened on first use. It is reopened when the browser closes it under an open page:
 * storage was cleared, or the browser's database process has ended.
 * @param upgrade creates its stores
 * @returns opens it; rejects, at once or later, in browsers that allow none
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
        // The opening itself reports the failure.
        done.catch(() => {})
      },
      terminated: shut,
    })
    // A failed opening is tried again on the next use.
    opened.catch(shut)
    return opened
  }
}

/**
 * Reads, and waits for the transaction to end. The library's shortcut does not wait, so its error would be unhandled
 * when the browser closes the database at that moment.
 * @throws DOMException when reading failed, or the database was closed
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
