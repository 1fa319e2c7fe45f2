import { addDays, type Day, eachDay, weekday } from '@tahi/domain'

/** The demo company's zone has no daylight saving time. */
const zoneOffset = '+08:00'

/** Working days before today that HR has not gone through. */
const openDays = 4

export interface WorldDay {
  readonly day: Day
  /** Counted from the first day of the world. */
  readonly index: number
  /** Settled days are confirmed, open ones wait for HR, today is still running. */
  readonly state: 'settled' | 'open' | 'today'
  /** The day's first millisecond, as an instant. */
  readonly midnight: number
}

/** The beginning of a day in the company's zone, in milliseconds since 1970. */
export const midnightOf = (day: Day): number => Date.parse(`${day}T00:00:00${zoneOffset}`)

/** The last `count` days, today included. */
export function worldDays(today: Day, count: number): WorldDay[] {
  const days = eachDay(addDays(today, 1 - count), today)
  const firstOpen = days.filter((day) => day < today && weekday(day) !== 0).at(-openDays) ?? today
  return days.map((day, index) => ({
    day,
    index,
    state: day === today ? 'today' : day >= firstOpen ? 'open' : 'settled',
    midnight: midnightOf(day),
  }))
}
