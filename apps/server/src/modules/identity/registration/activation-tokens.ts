import { createHmac, timingSafeEqual } from 'node:crypto'
import { errors, jwtVerify, SignJWT } from 'jose'
import type { Database } from '../../../platform/database/database.ts'
import { sharedKey } from '../../../platform/database/shared-key.ts'

const algorithm = 'HS256'
const audience = 'activation'

export type ReadToken =
  | { readonly registrationId: string }
  /** 'malformed' includes a wrong signature. */
  | { readonly problem: 'malformed' | 'expired' }

/** The links in registration mails and the codes that go with them. */
export class ActivationTokens {
  readonly #key: Buffer

  constructor(key: Buffer) {
    this.#key = key
  }

  /** A JWT that names the registration. */
  sign(registrationId: string, now: Date, endsAt: Date): Promise<string> {
    return new SignJWT()
      .setProtectedHeader({ alg: algorithm })
      .setSubject(registrationId)
      .setAudience(audience)
      .setIssuedAt(now)
      .setExpirationTime(endsAt)
      .sign(this.#key)
  }

  async read(token: string, now: Date): Promise<ReadToken> {
    try {
      const { payload } = await jwtVerify(token, this.#key, {
        algorithms: [algorithm],
        audience,
        currentDate: now,
        requiredClaims: ['sub', 'exp'],
      })
      return { registrationId: payload.sub ?? '' }
    } catch (error) {
      return { problem: error instanceof errors.JWTExpired ? 'expired' : 'malformed' }
    }
  }

  /** The stored digest of a code. It needs the key, because a code is short enough to be guessed from a plain hash. */
  digestOf(registrationId: string, code: string): Buffer {
    return createHmac('sha256', this.#key).update(`${registrationId}.${code.toUpperCase()}`).digest()
  }

  matches(registrationId: string, code: string, digest: Buffer): boolean {
    return timingSafeEqual(this.digestOf(registrationId, code), digest)
  }
}

/** Uses the key that all servers of the company share. */
export const openActivationTokens = async (database: Database): Promise<ActivationTokens> =>
  new ActivationTokens(await sharedKey(database, 'activation tokens'))
