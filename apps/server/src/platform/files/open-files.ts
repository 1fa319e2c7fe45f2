import { join } from 'node:path'
import type { Database } from '../database/database.ts'
import { sharedKey } from '../database/shared-key.ts'
import { FileAddresses } from './addresses.ts'
import { LocalStore } from './local-store.ts'

export interface Files {
  readonly store: LocalStore
  readonly addresses: FileAddresses
}

/** Opens the store under the data folder, with the signing key that every server of the company shares. */
export async function openFiles(database: Database, dataDir: string): Promise<Files> {
  const key = await sharedKey(database, 'file addresses')
  return { store: new LocalStore(join(dataDir, 'files')), addresses: new FileAddresses(key) }
}
