import type { Minutes, WallTime } from './wall-time.ts'

/**
 * Until then a day's first tap may still be the going home of the day before. No shift reaches midnight, so nobody is
 * expected that late, but after overtime people do go home at these hours; by 04:00 they are gone, and nobody comes yet.
 */
export const nightEndsAt: WallTime = 4 * 60

/** How long before a shift begins people may come in. */
export const comesEarly: Minutes = 2 * 60

/** The end of the night before a day whose shift starts at this time: a shift that starts before 06:00 ends it earlier. */
export const nightUntil = (shiftStart: WallTime): WallTime =>
  Math.max(0, Math.min(nightEndsAt, shiftStart - comesEarly))

/** What a tap in the night is judged by. */
export interface Night {
  /** Yesterday's times; null without a record. */
  readonly yesterday: { readonly timeIn: WallTime | null; readonly timeOut: WallTime | null } | null
  /** The time in of the tap's own day. */
  readonly timeIn: WallTime | null
  /** See `nightUntil`. */
  readonly until: WallTime
}

/**
 * Whether a tap after midnight is no time in, because yesterday has a time in and no time out. A record ends at midnight
 * (D3), so it cannot be written as yesterday's time out either: HR decides what that is.
 */
export function isAfterMidnight({ yesterday, timeIn, until }: Night, time: WallTime): boolean {
  if (yesterday === null || yesterday.timeIn === null || yesterday.timeOut !== null) return false
  // A tap that was sent later may come before a time in that the day has by now.
  return time < until && (timeIn === null || time < timeIn)
}
