import type { Gate } from '@tahi/contract'

type Codes = Pick<Gate, 'pairingUntil' | 'pairedAt'>
export type PairingState = 'waiting' | 'paired' | 'over' | 'gone'

/**
 * The state of a pairing code.
 * @param given the gate when the code was made
 * @param now the gate as last read: undefined until it was read, null if it no longer exists
 */
export function pairingStateOf(given: Codes, now: Codes | null | undefined): PairingState {
  if (now === undefined) return 'waiting'
  if (now === null) return 'gone'
  if (now.pairedAt !== null && now.pairedAt !== given.pairedAt) return 'paired'
  // The code expired, or somebody requested another one.
  return now.pairingUntil === given.pairingUntil ? 'waiting' : 'over'
}
