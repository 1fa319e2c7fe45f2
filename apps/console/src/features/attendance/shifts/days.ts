import { addDays, type Day, type Weekday, weekday } from '@tahi/domain'

/** Index 0 is Sunday. */
export const weekdayNames = ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'] as const

/** The Monday of the day's week; weeks end on Sunday. */
export const mondayOf = (day: Day): Day => addDays(day, -((weekday(day) + 6) % 7))

/** The next Monday, today included: the usual first day of an assignment. */
export const comingMonday = (today: Day): Day => addDays(today, (8 - weekday(today)) % 7)

/** 'Mon 16'. */
export const dayName = (day: Day): string => `${weekdayNames[weekday(day)]} ${Number(day.slice(8))}`

/** 'Mon 16', with a mark for today. */
export const dayHeading = (day: Day, today: Day): string =>
  day === today ? `${dayName(day)} · today` : dayName(day)

/** Weekdays in words: 'Mon–Sat', 'Sun, Tue, Sat', 'Every day'. Three or more in a row become a span. */
export function daysInWords(days: readonly Weekday[]): string {
  if (days.length === 7) return 'Every day'
  const runs: Weekday[][] = []
  for (const day of days.toSorted((a, b) => a - b)) {
    const run = runs.at(-1)
    if (run?.at(-1) === day - 1) run.push(day)
    else runs.push([day])
  }
  const name = (day: Weekday | undefined) => (day === undefined ? '' : (weekdayNames[day] ?? ''))
  return runs
    .map((run) => (run.length > 2 ? `${name(run[0])}–${name(run.at(-1))}` : run.map(name).join(', ')))
    .join(', ')
}
