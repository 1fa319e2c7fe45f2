import { dayInZone } from '@tahi/domain'
import { clockWatch } from './clock/watch.ts'

export interface Formats {
  /** 'Wed, Nov 18', from a calendar day; with the year when it is not the current one. */
  day(day: string): string
  /** 'November 2026', from a month `YYYY-MM`. */
  month(month: string): string
  /** '7:04 AM', from a wall time `HH:MM`. */
  time(wallTime: string): string
  /** A UTC instant in the company's zone, 'Nov 18, 7:04 AM'; with the year when it is not the current one. */
  instant(instant: string): string
  count(count: number): string
}

const made = new Map<string, Formats>()

/** @param zone the company's time zone */
export function formatsOf(locale: string, zone: string): Formats {
  const known = made.get(locale + zone)
  if (known) return known
  const dates = (options: Intl.DateTimeFormatOptions) => new Intl.DateTimeFormat(locale, options)
  const withoutAndWithYear = (options: Intl.DateTimeFormatOptions) =>
    [dates(options), dates({ ...options, year: 'numeric' })] as const
  // A calendar day and a wall time have no zone: they are parsed and formatted in the same one.
  const [days, daysOfYear] = withoutAndWithYear({
    weekday: 'short',
    month: 'short',
    day: 'numeric',
    timeZone: 'UTC',
  })
  const months = dates({ month: 'long', year: 'numeric', timeZone: 'UTC' })
  const times = dates({ hour: 'numeric', minute: '2-digit', timeZone: 'UTC' })
  const [instants, instantsOfYear] = withoutAndWithYear({
    month: 'short',
    day: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
    timeZone: zone,
  })
  const yearOf = (moment: Date) => dayInZone(moment, zone).slice(0, 4)
  const presentYear = () => yearOf(clockWatch.serverTime())
  const counts = new Intl.NumberFormat(locale)
  const formats: Formats = {
    day: (day) => (day.startsWith(presentYear()) ? days : daysOfYear).format(new Date(`${day}T00:00Z`)),
    month: (month) => months.format(new Date(`${month}-01T00:00Z`)),
    time: (wallTime) => times.format(new Date(`1970-01-01T${wallTime}Z`)),
    instant: (instant) => {
      const moment = new Date(instant)
      return (yearOf(moment) === presentYear() ? instants : instantsOfYear).format(moment)
    },
    count: (count) => counts.format(count),
  }
  made.set(locale + zone, formats)
  return formats
}
