import { type Day, dayInZone, type WallTime, wallTimeInZone } from '@tahi/domain'

/** The server's clock, which decides (D1 Dates). Tests set their own. */
export interface Clock {
  now(): Date
}

export const systemClock: Clock = { now: () => new Date() }

/** A moment as the company sees it. */
export interface Moment {
  readonly now: Date
  /** Calendar day in the company's time zone. */
  readonly today: Day
  /** Minutes since midnight in the company's time zone. */
  readonly time: WallTime
}

export const momentOf = (now: Date, timeZone: string): Moment => ({
  now,
  today: dayInZone(now, timeZone),
  time: wallTimeInZone(now, timeZone),
})
