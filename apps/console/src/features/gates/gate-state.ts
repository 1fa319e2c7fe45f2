import { type Gate, texts } from '@tahi/contract'
import type { Tone } from '@tahi/ui/tone.ts'
import { agoInWords } from '../../platform/ago.ts'

const { states } = texts.gateList

/** A gate's state, in one or two words. */
export function stateOf({ pairedAt, inContact, pairingUntil }: Gate): { tone: Tone; label: string } {
  if (pairedAt === null)
    return pairingUntil === null
      ? { tone: 'bad', label: states.codeExpired }
      : { tone: 'info', label: states.waiting }
  return inContact ? { tone: 'good', label: states.connected } : { tone: 'warn', label: states.noContact }
}

/** When the server last heard from the gate's tablet. */
export const lastSeenOf = ({ lastSeenAt }: Gate, now: Date, timeZone: string): string =>
  lastSeenAt === null ? texts.gateList.never : agoInWords(lastSeenAt, now, timeZone)
