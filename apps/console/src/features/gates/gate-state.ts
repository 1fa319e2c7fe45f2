import type { Gate } from '@tahi/contract'
import type { Tone } from '@tahi/ui/charts/tone.ts'
import { agoInWords } from '../../platform/ago.ts'

/** A gate's state, in one or two words. */
export function stateOf({ pairedAt, inContact, pairingUntil }: Gate): { tone: Tone; label: string } {
  if (pairedAt === null)
    return pairingUntil === null
      ? { tone: 'bad', label: 'Code expired' }
      : { tone: 'info', label: 'Waiting for its tablet' }
  return inContact ? { tone: 'good', label: 'Connected' } : { tone: 'warn', label: 'No contact' }
}

/** When the server last heard from the gate's tablet. */
export const lastSeenOf = ({ lastSeenAt }: Gate, now: Date, timeZone: string): string =>
  lastSeenAt === null ? 'Never' : agoInWords(lastSeenAt, now, timeZone)
