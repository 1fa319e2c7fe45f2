import { createHash, timingSafeEqual } from 'node:crypto'
import type { Queries } from '../../platform/database/connection.ts'
import type { Database } from '../../platform/database/database.ts'
import { forgetSharedKey, sharedKey } from '../../platform/database/shared-key.ts'

const name = 'set up'

/**
 * The key that lets whoever reads a server's output set the company up (D8). All servers have the same one: a proxy asks
 * any of them.
 */
export async function setUpKeyOf(database: Database): Promise<string> {
  const secret = await sharedKey(database, name)
  // Enough that nobody guesses it, and few letters to copy by hand.
  return secret.subarray(0, 18).toString('base64url')
}

/** It stands in logs, and must open nothing once it has served. */
export const forgetSetUpKey = (queries: Queries): Promise<void> => forgetSharedKey(queries, name)

const digestOf = (key: string): Buffer => createHash('sha256').update(key).digest()

/** Takes as long for every key, so that none can be felt out. */
export const isSetUpKey = (key: string, given: string): boolean =>
  timingSafeEqual(digestOf(key), digestOf(given))
