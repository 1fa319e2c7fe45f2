import { randomInt } from 'node:crypto'
import { hashOf } from './gate-tokens.ts'

/** Without characters that are easily confused: 0 and O, 1 and I and L, U and V, S and 5, B and 8, Z and 2. */
const signs = 'ACDEFGHJKMNPQRTVWXY34679'
const length = 8

/** Eight characters for a person to copy: `K7RM-3XWD`. */
export function newPairingCode(): string {
  const code = Array.from({ length }, () => signs[randomInt(signs.length)]).join('')
  return `${code.slice(0, length / 2)}-${code.slice(length / 2)}`
}

/** The hash that is stored for a code. Case and separators as typed are ignored. */
export const pairingHash = (typed: string): Buffer => hashOf(typed.toUpperCase().replace(/[^A-Z\d]/g, ''))
