import { divideRounded } from './money.ts'
import type { Minutes } from './wall-time.ts'

/** Hours in whole hundredths, as shown with two decimals: 8.25 h is 825. */
export type HundredthsOfHours = number

/** D5's round2(minutes / 60), in hundredths of an hour, half away from zero. RangeError for fractions of a minute. */
export function hoursFromMinutes(minutes: Minutes): HundredthsOfHours {
  return divideRounded(BigInt(minutes) * 100n, 60n)
}

/**
 * A day's minutes as '7:40'. Hours are rounded once, on their sum: those of single days, each rounded to two decimals, would
 * add up to more or less than what is paid.
 */
export const hoursAndMinutes = (minutes: Minutes): string =>
  `${Math.floor(minutes / 60)}:${String(minutes % 60).padStart(2, '0')}`
