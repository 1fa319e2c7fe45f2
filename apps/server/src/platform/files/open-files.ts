import type { Database } from '../database/database.ts'
import { sharedKey } from '../database/shared-key.ts'
import { FileAddresses } from './addresses.ts'
import type { FileStore } from './store.ts'

export interface Files {
  readonly store: FileStore
  readonly addresses: FileAddresses
}

/** The store, with the key with which every server of the company signs addresses. */
export async function openFiles(database: Database, store: FileStore): Promise<Files> {
  const key = await sharedKey(database, 'file addresses')
  return { store, addresses: new FileAddresses(key) }
}
