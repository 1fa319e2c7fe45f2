import { newLegibleCode } from '../../platform/legible-code.ts'
import { tokenHash } from '../../platform/token-hash.ts'

const half = 4

/** Eight characters for a person to copy: `K7RM-3XWD`. */
export const newPairingCode = (): string => `${newLegibleCode(half)}-${newLegibleCode(half)}`

/** The hash that is stored for a code. Case and separators as typed are ignored. */
export const pairingHash = (typed: string): Buffer => tokenHash(typed.toUpperCase().replace(/[^A-Z\d]/g, ''))
