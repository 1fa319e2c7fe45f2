import type { Gate } from '@tahi/contract'

type Codes = Pick<Gate, 'pairingUntil' | 'pairedAt'>
export type PairingState = 'waiting' | 'paired' | 'over' | 'gone'

/**
 * What became of the code that a gate was given.
 * @param now the gate as the server has it since: undefined while it was not read, null where there is none any more
 */
export function pairingStateOf(given: Codes, now: Codes | null | undefined): PairingState {
  if (now === undefined) return 'waiting'
  if (now === null) return 'gone'
  if (now.pairedAt !== null && now.pairedAt !== given.pairedAt) return 'paired'
  // Its time is up, or somebody asked for another one.
  return now.pairingUntil === given.pairingUntil ? 'waiting' : 'over'
}
