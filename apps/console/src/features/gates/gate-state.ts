import type { Gate } from '@tahi/contract'
import { relativeTime } from '@tahi/domain'
import type { Tone } from '@tahi/ui/charts/tone.ts'

/** A tablet with a line asks for its roster every minute. */
const quietMs = 5 * 60_000

/** How a gate is, in one or two words. */
export function stateOf(
  { pairedAt, lastSeenAt, pairingUntil }: Gate,
  now: Date,
): { tone: Tone; label: string } {
  if (pairedAt === null)
    return pairingUntil === null
      ? { tone: 'bad', label: 'Code expired' }
      : { tone: 'info', label: 'Waiting for its tablet' }
  const seen = lastSeenAt === null ? 0 : Date.parse(lastSeenAt)
  return now.getTime() - seen < quietMs
    ? { tone: 'good', label: 'Connected' }
    : { tone: 'warn', label: 'No contact' }
}

/** When its tablet was last heard of. */
export const lastSeenOf = ({ lastSeenAt }: Gate, now: Date, timeZone: string): string =>
  lastSeenAt === null ? 'Never' : relativeTime(new Date(lastSeenAt), now, timeZone)
