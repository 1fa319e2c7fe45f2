/** The punch that a sealed PIN is bound to. */
export interface SealedFor {
  readonly _id: string
  readonly code: string
  readonly phoneTime: string
}

/** The purpose string for HKDF and AES-GCM; sealing and opening must use the same one. */
export const sealPurpose = 'tahi gate pin 1'
export const sealedWith = ({ _id, code, phoneTime }: SealedFor): string => [_id, code, phoneTime].join('\n')

const encoded = (text: string) => new TextEncoder().encode(text)

/**
 * Seals a PIN so that only the server can read it, and only as part of this punch. Data kept on a tablet while it is
 * offline reveals no PIN, and cannot be sent as another punch. Uses ECDH on P-256 with a one-time key, HKDF with
 * SHA-256 and AES-GCM.
 * @param sealKey the server's public key, uncompressed, base64url
 * @returns base64url of the one-time public key (65 bytes), the nonce (12) and the sealed PIN with its tag
 */
export async function sealPin(pin: string, punch: SealedFor, sealKey: string): Promise<string> {
  const { subtle } = crypto
  const curve = { name: 'ECDH', namedCurve: 'P-256' }
  const theirs = await subtle.importKey('raw', bytesOf(sealKey), curve, false, [])
  const own = await subtle.generateKey(curve, true, ['deriveBits'])
  const ownPublic = await subtle.exportKey('raw', own.publicKey)
  const shared = await subtle.deriveBits({ name: 'ECDH', public: theirs }, own.privateKey, 256)
  const secret = await subtle.importKey('raw', shared, 'HKDF', false, ['deriveKey'])
  const key = await subtle.deriveKey(
    { name: 'HKDF', hash: 'SHA-256', salt: ownPublic, info: encoded(sealPurpose) },
    secret,
    { name: 'AES-GCM', length: 256 },
    false,
    ['encrypt'],
  )
  const nonce = crypto.getRandomValues(new Uint8Array(12))
  const sealed = await subtle.encrypt(
    { name: 'AES-GCM', iv: nonce, additionalData: encoded(sealedWith(punch)) },
    key,
    encoded(pin),
  )
  return textOf([new Uint8Array(ownPublic), nonce, new Uint8Array(sealed)])
}

function bytesOf(text: string): Uint8Array<ArrayBuffer> {
  const binary = atob(text.replace(/-/g, '+').replace(/_/g, '/'))
  return Uint8Array.from(binary, (sign) => sign.charCodeAt(0))
}

function textOf(parts: readonly Uint8Array[]): string {
  const binary = parts.map((part) => String.fromCharCode(...part)).join('')
  return btoa(binary).replace(/\+/g, '-').replace(/\//g, '_').replace(/=+$/, '')
}
