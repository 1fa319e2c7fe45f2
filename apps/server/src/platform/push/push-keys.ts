import { createECDH } from 'node:crypto'
import type { Database } from '../database/database.ts'
import { sharedKey } from '../database/shared-key.ts'

/** The key pair with which push services recognise this company's pushes (VAPID, RFC 8292); base64url. */
export interface PushKeys {
  readonly publicKey: string
  readonly privateKey: string
}

/** Created at the first start and shared by all servers: a browser's subscription is bound to one key. */
export async function openPushKeys(database: Database): Promise<PushKeys> {
  const pair = createECDH('prime256v1')
  const secret = await sharedKey(database, 'web push')
  pair.setPrivateKey(secret)
  return {
    publicKey: pair.getPublicKey().toString('base64url'),
    // Not the pair's own private key, which omits leading zeros and would then be refused.
    privateKey: secret.toString('base64url'),
  }
}
