import { daysBetween } from './calendar.ts'
import { dayInZone } from './time-zone.ts'

const minute = 60_000
const hour = 60 * minute

/**
 * How long ago an instant was, as people say it: 'Just now', '5 minutes ago', '3 hours ago', 'Yesterday', then days,
 * weeks, months and years (W2 Messages). Days are calendar days of the IANA time zone; an instant to come, by a clock
 * that is ahead, is now. RangeError for an unknown zone.
 */
export function relativeTime(instant: Date, now: Date, timeZone: string): string {
  const passed = now.getTime() - instant.getTime()
  if (passed < minute) return 'Just now'
  if (passed < hour) return ago(passed / minute, 'minute')
  const days = daysBetween(dayInZone(instant, timeZone), dayInZone(now, timeZone))
  if (days === 0) return ago(passed / hour, 'hour')
  if (days === 1) return 'Yesterday'
  if (days < 7) return ago(days, 'day')
  if (days < 30) return ago(days / 7, 'week')
  // Eleven months and some days are not yet a year.
  if (days < 365) return ago(Math.min(days / 30, 11), 'month')
  return ago(days / 365, 'year')
}

function ago(amount: number, unit: string): string {
  const whole = Math.floor(amount)
  return `${whole} ${unit}${whole === 1 ? '' : 's'} ago`
}
