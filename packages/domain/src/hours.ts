import { divideRounded } from './money.ts'
import type { Minutes } from './wall-time.ts'

/** Hours in whole hundredths, as shown with two decimals: 8.25 h is 825. */
export type HundredthsOfHours = number

/** D5's round2(minutes / 60), in hundredths of an hour, half away from zero. RangeError for fractions of a minute. */
export function hoursFromMinutes(minutes: Minutes): HundredthsOfHours {
  return divideRounded(BigInt(minutes) * 100n, 60n)
}
