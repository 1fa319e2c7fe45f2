import { type Day, dayInZone, type WallTime, wallTimeInZone } from '@tahi/domain'

/** The server's clock, which decides (D1 Dates). Tests set their own. */
export interface Clock {
  now(): Date
}

export const systemClock: Clock = { now: () => new Date() }

/**
 * What is counted or waits for a time does so up to here. Later ones come of a clock that ran ahead and was set right: they
 * would hold for as long as it was ahead. Clocks of several servers differ by less.
 */
export const soon = (now: Date): Date => new Date(now.getTime() + soonMs)

const soonMs = 5 * 60_000

/** A moment as the company sees it. */
export interface Moment {
  readonly now: Date
  /** Calendar day in the company's time zone. */
  readonly today: Day
  /** Minutes since midnight in the company's time zone. */
  readonly time: WallTime
  /** The company's, for what the database works out from an instant. */
  readonly timeZone: string
}

let latest = { minute: Number.NaN, timeZone: '', today: '', time: 0 }

/** Day and time are worked out once a minute: it takes as long as a fifth of a small request. */
export function momentOf(now: Date, timeZone: string): Moment {
  const minute = Math.floor(now.getTime() / 60_000)
  if (minute !== latest.minute || timeZone !== latest.timeZone)
    latest = { minute, timeZone, today: dayInZone(now, timeZone), time: wallTimeInZone(now, timeZone) }
  return { now, today: latest.today, time: latest.time, timeZone }
}
