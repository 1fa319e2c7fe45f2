/** A calendar day, 'YYYY-MM-DD'. Days compare as text. */
export type Day = string

/** Calendar days from `from` to `to`, both included. */
export type Period = { from: Day; to: Day }

/** 0 = Sunday … 6 = Saturday. */
export type Weekday = number

/** The years in which something can be recorded: a day of another year is mistyped, or of a clock that had lost the time. */
export const firstYear = 2000
export const lastYear = 2100

const dayPattern = /^\d{4}-\d{2}-\d{2}$/
export const millisecondsPerDay = 86_400_000
const monthLengths = [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31]
const monthNames = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec']

/** Whether the text is a day of the Gregorian calendar, written 'YYYY-MM-DD' and nothing else (D1 Dates). */
export function isDay(text: string): text is Day {
  if (!dayPattern.test(text)) return false
  const [year, month, day] = [text.slice(0, 4), text.slice(5, 7), text.slice(8)].map(Number)
  // Computed, not parsed: JavaScript turns Feb 30 into Mar 2, and every request has days to check.
  return day !== undefined && day >= 1 && day <= daysOfMonth(year ?? 0, month ?? 0)
}

function daysOfMonth(year: number, month: number): number {
  if (month !== 2) return monthLengths[month - 1] ?? 0
  return year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0) ? 29 : 28
}

/**
 * The day `count` days later, or earlier when negative. RangeError when `day` is no day, or the result is outside the
 * years 0 to 9999.
 */
export function addDays(day: Day, count: number): Day {
  return dayOf(midnightOf(day) + count * millisecondsPerDay)
}

/** Days from `from` to `to`: 0 for the same day, negative when `to` is earlier. RangeError when either is no day. */
export function daysBetween(from: Day, to: Day): number {
  return (midnightOf(to) - midnightOf(from)) / millisecondsPerDay
}

/** Every day of the period in order; none when it ends before it starts. RangeError when either is no day. */
export function eachDay(from: Day, to: Day): Day[] {
  const first = midnightOf(from)
  const count = Math.max(0, daysBetween(from, to) + 1)
  return Array.from({ length: count }, (_, index) => dayOf(first + index * millisecondsPerDay))
}

/** The day's month, 'YYYY-MM'. */
export const monthOf = (day: Day): string => day.slice(0, 7)

/**
 * The first day of the day's month, where lists start by default (C9, W9), or of the month that is `later` months
 * later, or earlier when negative. RangeError when `day` is no day, or the result is outside the years 0 to 9999.
 */
export function firstOfMonth(day: Day, later = 0): Day {
  const date = new Date(midnightOf(day))
  date.setUTCMonth(date.getUTCMonth() + later, 1)
  return dayOf(date.getTime())
}

/** The last day of the day's month. RangeError when `day` is no day. */
export function lastOfMonth(day: Day): Day {
  const date = new Date(midnightOf(day))
  date.setUTCMonth(date.getUTCMonth() + 1, 0)
  return dayOf(date.getTime())
}

/** The half month of a day, the usual pay period: 1 to 15, or 16 to the end. RangeError when `day` is no day. */
export function halfMonthOf(day: Day): Period {
  const first = firstOfMonth(day)
  const middle = addDays(first, 14)
  return day <= middle ? { from: first, to: middle } : { from: addDays(middle, 1), to: lastOfMonth(day) }
}

/** The day of the week, 0 = Sunday … 6 = Saturday, as a shift's `days` count (D3). RangeError when `day` is no day. */
export function weekday(day: Day): Weekday {
  return new Date(midnightOf(day)).getUTCDay()
}

/** Whether two periods share a day (D5: payslips of one employee must not). */
export function overlaps(one: Period, other: Period): boolean {
  return one.from <= other.to && other.from <= one.to
}

/** Whether every day of `inner` is in `outer`. */
export function isWithin(inner: Period, outer: Period): boolean {
  return outer.from <= inner.from && inner.to <= outer.to
}

/** The days of `period` that are not in `other`: up to two periods. */
export function daysOutside(period: Period, other: Period): Period[] {
  if (!overlaps(period, other)) return [period]
  const [before, after] = [addDays(other.from, -1), addDays(other.to, 1)]
  return [
    ...(period.from <= before ? [{ from: period.from, to: before }] : []),
    ...(after <= period.to ? [{ from: after, to: period.to }] : []),
  ]
}

/** The day as people read it: 'Nov 21, 2026'. RangeError when it is no day. */
export function formatDay(day: Day): string {
  const date = new Date(midnightOf(day))
  return `${monthNames[date.getUTCMonth()]} ${date.getUTCDate()}, ${day.slice(0, 4)}`
}

function midnightOf(day: Day): number {
  if (!isDay(day)) throw new RangeError(`Not a calendar day: ${day}`)
  return Date.parse(`${day}T00:00:00Z`)
}

function dayOf(midnight: number): Day {
  const day = new Date(midnight).toISOString().slice(0, 10)
  if (!isDay(day)) throw new RangeError('The day is outside of the years 0 to 9999')
  return day
}
