import type { Day } from './calendar.ts'
import type { WallTime } from './wall-time.ts'

/** The zone until the company's own is known (D1 Dates). */
export const usualTimeZone = 'Asia/Manila'

/**
 * Whether a name is a time zone that this machine knows: an area and a place, or UTC. The machine knows others, which
 * PostgreSQL does not know or takes for something else: 'PST' is Los Angeles here, 'VST' is nothing there, and an offset
 * such as '+08:00' has the opposite sign.
 */
export function isTimeZone(name: string): boolean {
  if (name !== 'UTC' && !name.includes('/')) return false
  try {
    new Intl.DateTimeFormat('en', { timeZone: name })
    return true
  } catch {
    return false
  }
}

/** The calendar day of an instant in an IANA time zone (D1). RangeError for an unknown zone. */
export function dayInZone(instant: Date, timeZone: string): Day {
  const { year, month, day } = clockIn(instant, timeZone)
  return `${year.padStart(4, '0')}-${month}-${day}`
}

/** The wall time of an instant in an IANA time zone, seconds dropped. RangeError for an unknown zone. */
export function wallTimeInZone(instant: Date, timeZone: string): WallTime {
  const { hour, minute } = clockIn(instant, timeZone)
  return Number(hour) * 60 + Number(minute)
}

// Creating a formatter costs far more than using one.
const formatters = new Map<string, Intl.DateTimeFormat>()

function clockIn(instant: Date, timeZone: string) {
  let formatter = formatters.get(timeZone)
  if (!formatter) {
    formatter = new Intl.DateTimeFormat('en-US-u-ca-gregory-nu-latn', {
      timeZone,
      hourCycle: 'h23',
      year: 'numeric',
      month: '2-digit',
      day: '2-digit',
      hour: '2-digit',
      minute: '2-digit',
    })
    formatters.set(timeZone, formatter)
  }
  const clock = { year: '', month: '', day: '', hour: '', minute: '' }
  for (const { type, value } of formatter.formatToParts(instant)) {
    if (type in clock) clock[type as keyof typeof clock] = value
  }
  return clock
}
