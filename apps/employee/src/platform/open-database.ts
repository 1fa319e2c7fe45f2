import { type DBSchema, type IDBPDatabase, openDB } from 'idb'

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
    opened ??= openDB<T>(name, 1, { upgrade, terminated: shut })
    // What cannot be opened now may be later.
    opened.catch(shut)
    return opened
  }
}
