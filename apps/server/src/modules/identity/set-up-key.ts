import { createHash, randomBytes, timingSafeEqual } from 'node:crypto'

/** The key that lets whoever reads the server's output set the company up; kept in memory alone (D8). */
export const newSetUpKey = (): string => randomBytes(18).toString('base64url')

const digestOf = (key: string): Buffer => createHash('sha256').update(key).digest()

/** Takes as long for every key, so that none can be felt out. */
export const isSetUpKey = (key: string, given: string): boolean =>
  timingSafeEqual(digestOf(key), digestOf(given))
