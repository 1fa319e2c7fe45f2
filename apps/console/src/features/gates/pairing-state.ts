import type { Gate } from '@tahi/contract'

type Codes = Pick<Gate, 'pairingUntil' | 'pairedAt'>

/**
 * What became of the code that a gate was given.
 * @param now the gate as the server has it since; undefined while it was not read
 */
export function pairingStateOf(given: Codes, now: Codes | undefined): 'waiting' | 'paired' | 'over' {
  if (!now) return 'waiting'
  if (now.pairedAt !== null && now.pairedAt !== given.pairedAt) return 'paired'
  // Its time is up, or somebody asked for another one.
  return now.pairingUntil === given.pairingUntil ? 'waiting' : 'over'
}
