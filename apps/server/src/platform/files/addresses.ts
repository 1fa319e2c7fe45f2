import { createHmac, timingSafeEqual } from 'node:crypto'
import { limits } from '@tahi/contract'

const path = '/api/file/'

export interface SignedAddress {
  readonly id: string
  /** Seconds since 1970. */
  readonly expires: number
  readonly signature: string
}

/**
 * Addresses of stored files that open without a token: each is signed and expires within 15 minutes (D6). The code that
 * shows a record decides whether the caller may see its file; the signature carries that decision.
 */
export class FileAddresses {
  readonly #key: Buffer

  constructor(key: Buffer) {
    this.#key = key
  }

  /** Within a minute a file keeps its address, so that a refetched list does not load the file again. */
  sign(id: string, now: Date): string {
    const minute = Math.floor(now.getTime() / 60_000)
    const expires = (minute + limits.fileMinutes) * 60
    return `${path}${id}?${new URLSearchParams({ expires: String(expires), signature: this.#signatureOf(id, expires) })}`
  }

  /** Whether an address was signed here and has not expired. */
  holds({ id, expires, signature }: SignedAddress, now: Date): boolean {
    const expected = Buffer.from(this.#signatureOf(id, expires))
    const given = Buffer.from(signature)
    const genuine = given.length === expected.length && timingSafeEqual(given, expected)
    return genuine && now.getTime() < expires * 1000
  }

  /** The file that an address made by `sign` names, expired or not; undefined for anything else. */
  fileOf(address: string): string | undefined {
    if (!URL.canParse(address, 'http://here')) return undefined
    const url = new URL(address, 'http://here')
    if (!url.pathname.startsWith(path)) return undefined
    const id = url.pathname.slice(path.length)
    const expires = Number(url.searchParams.get('expires'))
    const signature = url.searchParams.get('signature') ?? ''
    const beginning = new Date(0)
    return this.holds({ id, expires, signature }, beginning) ? id : undefined
  }

  #signatureOf(id: string, expires: number): string {
    return createHmac('sha256', this.#key).update(`${id}.${expires}`).digest('base64url')
  }
}
