import type { Today } from '@tahi/contract/today'
import { dayInZone, formatWallTime, isTooSoon, parseWallTime, wallTimeInZone } from '@tahi/domain'
import { believedAt, type Measured } from '../../platform/clock/believed-at.ts'
import { isOfLostClock } from '../../platform/clock/tapped.ts'
import type { Entry, EntryOf } from '../../platform/queue/entry.ts'

export interface DayOnPhone {
  /** 'HH:MM', or '' for none yet. */
  readonly timeIn: string
  readonly timeOut: string
  /** Whether one of the times is only on this phone. */
  readonly waits: boolean
}

/** One's times of the current day as the phone knows them: the server's last reply, plus the waiting taps. */
export function dayOnPhone(
  { date, timeZone, record }: Pick<Today, 'date' | 'timeZone' | 'record'>,
  entries: readonly Entry[],
  day: string,
): DayOnPhone {
  // The times of another day are ignored.
  const known = date === day ? record : null
  const waiting = { in: '', out: '' }
  for (const { body } of waitingPunches(entries)) {
    if (isOfLostClock(body)) continue
    const at = believedAt(body)
    if (dayInZone(at, timeZone) === day) waiting[body.kind] ||= formatWallTime(wallTimeInZone(at, timeZone))
  }
  return {
    timeIn: known?.timeIn || waiting.in,
    timeOut: known?.timeOut || waiting.out,
    waits: waiting.in !== '' || waiting.out !== '',
  }
}

/** The taps that are to be sent, in their order. */
export const waitingPunches = (entries: readonly Entry[]): EntryOf<'punch'>[] =>
  entries.filter((entry): entry is EntryOf<'punch'> => entry.kind === 'punch' && entry.refused === undefined)

/** Whether a tap of an uncertain time waits: which one is next is then not known, also once the clock is right again. */
export const hasUncertainTap = (entries: readonly Entry[]): boolean =>
  waitingPunches(entries).some(({ body }) => isOfLostClock(body))

/**
 * Whether a tap is too early for a time out, by the server's rule. A tap much earlier than the time in is kept: the time in
 * may be wrong, and HR should know.
 */
export const isTooSoonAfter = (timeIn: string, tap: Measured, timeZone: string): boolean =>
  isTooSoonAt(timeIn, believedAt(tap), timeZone)

/** The same of an instant. @param timeIn 'HH:MM', or '' for none yet */
export function isTooSoonAt(timeIn: string, at: Date, timeZone: string): boolean {
  const came = parseWallTime(timeIn)
  const time = wallTimeInZone(at, timeZone)
  // The phone's estimate of the server's time is slightly late.
  return came !== undefined && isTooSoon(came, time) && time >= came - 1
}
