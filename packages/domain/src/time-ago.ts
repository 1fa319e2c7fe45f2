import { daysBetween } from './calendar.ts'
import { dayInZone } from './time-zone.ts'

const minute = 60_000
const hour = 60 * minute

/** Whole units since an instant: 0 minutes are now, 1 day is yesterday. */
export interface TimeAgo {
  readonly amount: number
  readonly unit: 'minute' | 'hour' | 'day' | 'week' | 'month' | 'year'
}

/**
 * How long ago an instant was, in the unit that people would use (W2 Messages). Days are calendar days of the IANA
 * time zone. A future instant, from a clock that is ahead, is now. RangeError for an unknown zone.
 */
export function timeAgo(instant: Date, now: Date, timeZone: string): TimeAgo {
  const passed = Math.max(0, now.getTime() - instant.getTime())
  if (passed < hour) return whole(passed / minute, 'minute')
  const days = daysBetween(dayInZone(instant, timeZone), dayInZone(now, timeZone))
  if (days === 0) return whole(passed / hour, 'hour')
  if (days < 7) return whole(days, 'day')
  if (days < 30) return whole(days / 7, 'week')
  // Eleven months and some days are not yet a year.
  if (days < 365) return whole(Math.min(days / 30, 11), 'month')
  return whole(days / 365, 'year')
}

const whole = (amount: number, unit: TimeAgo['unit']): TimeAgo => ({ amount: Math.floor(amount), unit })
