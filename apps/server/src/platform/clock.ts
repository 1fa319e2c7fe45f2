import { type Day, dayInZone, type WallTime, wallTimeInZone } from '@tahi/domain'

/** The server's clock, which is authoritative (D1 Dates). Tests set their own. */
export interface Clock {
  now(): Date
}

export const systemClock: Clock = { now: () => new Date() }

/**
 * Times up to five minutes ahead of `now` count. Later ones were written while a server's clock ran ahead; they would hold
 * until the clock gets there. The clocks of several servers differ by less.
 */
export const soon = (now: Date): Date => new Date(now.getTime() + soonMs)

const soonMs = 5 * 60_000

/** A moment in the company's time zone. */
export interface Moment {
  readonly now: Date
  /** Calendar day in the company's time zone. */
  readonly today: Day
  /** Minutes since midnight in the company's time zone. */
  readonly time: WallTime
  /** The company's, for what the database computes from an instant. */
  readonly timeZone: string
}

let latest = { minute: Number.NaN, timeZone: '', today: '', time: 0 }

/** Day and time are computed once a minute, because computing them takes a fifth of a small request's time. */
export function momentOf(now: Date, timeZone: string): Moment {
  const minute = Math.floor(now.getTime() / 60_000)
  if (minute !== latest.minute || timeZone !== latest.timeZone)
    latest = { minute, timeZone, today: dayInZone(now, timeZone), time: wallTimeInZone(now, timeZone) }
  return { now, today: latest.today, time: latest.time, timeZone }
}
