import type { Today } from '@tahi/contract/today'
import { dayInZone, formatWallTime, parseWallTime, wallTimeInZone } from '@tahi/domain'
import { believedAt, type Measured } from '../../platform/clock/believed-at.ts'
import type { Entry } from '../../platform/queue/entry.ts'

export interface DayOnPhone {
  /** 'HH:MM', or '' for none yet. */
  readonly timeIn: string
  readonly timeOut: string
  /** Whether one of them is on this phone alone. */
  readonly waits: boolean
}

/** One's times of the present day as the phone knows them: what the server said of it, and the taps that wait. */
export function dayOnPhone(
  { date, timeZone, record }: Pick<Today, 'date' | 'timeZone' | 'record'>,
  entries: readonly Entry[],
  day: string,
): DayOnPhone {
  // Yesterday's times say nothing of today.
  const known = date === day ? record : null
  const waiting = { in: '', out: '' }
  for (const { kind, body, refused } of entries) {
    if (kind !== 'punch' || refused !== undefined) continue
    const at = believedAt(body as unknown as Measured)
    const which = body.kind === 'out' ? 'out' : 'in'
    if (dayInZone(at, timeZone) === day) waiting[which] ||= formatWallTime(wallTimeInZone(at, timeZone))
  }
  return {
    timeIn: known?.timeIn || waiting.in,
    timeOut: known?.timeOut || waiting.out,
    waits: waiting.in !== '' || waiting.out !== '',
  }
}

/**
 * Whether a tap is no going home yet: the server takes a time out only after the minute of the time in. One that is much
 * earlier than a time in is kept: it may be the time in that is wrong, and HR wants to know.
 */
export function isWithinTimeIn(tap: Measured, timeIn: string, timeZone: string): boolean {
  const since = wallTimeInZone(believedAt(tap), timeZone) - (parseWallTime(timeIn) ?? Number.NaN)
  // The phone learns the server's time a moment late.
  return since === 0 || since === -1
}
