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
  pair.setPrivateKey(await sharedKey(database, 'web push'))
  return {
    publicKey: pair.getPublicKey().toString('base64url'),
    privateKey: pair.getPrivateKey().toString('base64url'),
  }
}
