import type { Minutes, WallTime } from './wall-time.ts'

/** What a tap at the gate means for a day: a new time, or a time already recorded. */
export interface GateTap {
  readonly kind: 'in' | 'out'
  /** The tap repeats the one already recorded: it is within a minute of it. */
  readonly again: boolean
}

/**
 * Whether a tap comes too soon after the time in to be a time out: somebody on a slow line presses again, or taps twice at
 * the gate. Includes a tap before the time in.
 */
export const isTooSoon = (timeIn: WallTime, time: WallTime): boolean => time <= timeIn + 1

/** The first tap of a day is the time in, the next the time out. A tap within a minute of another repeats it. */
export function gateTap(
  { timeIn, timeOut }: { readonly timeIn: WallTime | null; readonly timeOut: WallTime | null },
  time: WallTime,
): GateTap {
  if (timeIn === null) return { kind: 'in', again: false }
  // Includes a tap before the time in that was sent later: it counts as another time in and changes nothing.
  if (isTooSoon(timeIn, time)) return { kind: 'in', again: time >= timeIn - 1 }
  return { kind: 'out', again: timeOut !== null && Math.abs(time - timeOut) <= 1 }
}

/** Minutes before a time in within which a tap only repeats it: at another gate, or on the phone on the way to one. */
export const comingMinutes: Minutes = 5

/** Whether a tap is not a repetition of a later time in. */
export const isWellBefore = (timeIn: WallTime, time: WallTime): boolean => time < timeIn - comingMinutes

/** Minutes after a tap for going home in which another only repeats it. */
export const goingHomeMinutes = 30

/** Whether somebody taps so long after a recorded time that they have probably worked until then: HR decides. */
export const isLongAfter = (recorded: WallTime, time: WallTime): boolean => time > recorded + goingHomeMinutes
