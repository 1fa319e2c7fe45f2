import { createECDH } from 'node:crypto'
import type { Database } from '../database/database.ts'
import { sharedKey } from '../database/shared-key.ts'

/** The key pair by which push services know that pushes are this company's (VAPID, RFC 8292); base64url. */
export interface PushKeys {
  readonly publicKey: string
  readonly privateKey: string
}

/** Made at the first start, and then the same on every server: a browser's subscription holds for one key alone. */
export async function openPushKeys(database: Database): Promise<PushKeys> {
  const pair = createECDH('prime256v1')
  const secret = await sharedKey(database, 'web push')
  pair.setPrivateKey(secret)
  return {
    publicKey: pair.getPublicKey().toString('base64url'),
    // Not the pair's own, which leaves leading zeros out and is refused then.
    privateKey: secret.toString('base64url'),
  }
}
