import { timingSafeEqual } from 'node:crypto'
import type { Queries } from '../../platform/database/connection.ts'
import type { Database } from '../../platform/database/database.ts'
import { forgetSharedKey, sharedKey } from '../../platform/database/shared-key.ts'
import { tokenHash } from '../../platform/token-hash.ts'

const name = 'set up'

/**
 * The key for setting up the company (D8), known to those who can read a server's output. All servers share it, because a
 * proxy may reach any of them.
 */
export async function setUpKeyOf(database: Database): Promise<string> {
  const secret = await sharedKey(database, name)
  // Enough to be unguessable, and short enough to copy by hand.
  return secret.subarray(0, 18).toString('base64url')
}

/** The key is in logs, so it must be useless after the set-up. */
export const forgetSetUpKey = (queries: Queries): Promise<void> => forgetSharedKey(queries, name)

/** Takes the same time for every key, so that timing reveals nothing. */
export const isSetUpKey = (key: string, given: string): boolean =>
  timingSafeEqual(tokenHash(key), tokenHash(given))
