import { createDecipheriv, createECDH, createHmac, hkdfSync, timingSafeEqual } from 'node:crypto'
import { type SealedFor, sealedWith, sealPurpose } from '@tahi/contract'
import type { Database } from '../../platform/database/database.ts'
import { sharedKey } from '../../platform/database/shared-key.ts'

/**
 * The key pair for PINs: tablets seal PINs with the public key, and the server opens them. Beside it what shows that a
 * tablet was a gate.
 */
export interface Seal {
  /** P-256, uncompressed, base64url. */
  readonly publicKey: string
  /** @returns the PIN; undefined where it was not sealed for this punch */
  open(sealed: string, punch: SealedFor): string | undefined
  /** Only tablets that are or were this gate have it. */
  proofOf(gateId: string): string
  isProofOf(gateId: string, proof: string): boolean
}

const [publicBytes, nonceBytes, tagBytes] = [65, 12, 16]

/**
 * Opens the seal. Its key is made at the first start and then the same on every server, so that any of them can open what
 * a tablet sealed offline.
 */
export async function openSeal(database: Database): Promise<Seal> {
  const pair = createECDH('prime256v1')
  pair.setPrivateKey(await sharedKey(database, 'gate pins'))
  const proofKey = await sharedKey(database, 'gate proofs')
  const proofOf = (gateId: string) => createHmac('sha256', proofKey).update(gateId).digest()
  return {
    publicKey: pair.getPublicKey().toString('base64url'),
    open(sealed, punch) {
      const bytes = Buffer.from(sealed, 'base64url')
      const theirs = bytes.subarray(0, publicBytes)
      const nonce = bytes.subarray(publicBytes, publicBytes + nonceBytes)
      const content = bytes.subarray(publicBytes + nonceBytes, -tagBytes)
      try {
        const key = hkdfSync('sha256', pair.computeSecret(theirs), theirs, sealPurpose, 32)
        const decipher = createDecipheriv('aes-256-gcm', Buffer.from(key), nonce)
        decipher.setAAD(Buffer.from(sealedWith(punch)))
        decipher.setAuthTag(bytes.subarray(-tagBytes))
        return Buffer.concat([decipher.update(content), decipher.final()]).toString()
      } catch {
        // Any error means that `sealPin` did not make this for this punch.
        return undefined
      }
    },
    proofOf: (gateId) => proofOf(gateId).toString('base64url'),
    isProofOf(gateId, proof) {
      const [theirs, ours] = [Buffer.from(proof, 'base64url'), proofOf(gateId)]
      return theirs.length === ours.length && timingSafeEqual(theirs, ours)
    },
  }
}
