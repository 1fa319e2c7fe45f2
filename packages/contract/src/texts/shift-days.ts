import { type Day, type Weekday, weekday } from '@tahi/domain'
import { weekdays } from './general.ts'

/** 'Mon 16'. */
const name = (day: Day): string => `${weekdays[weekday(day)]} ${Number(day.slice(8))}`

/** The days of a shift, and of the week in which people work it. */
export const shiftDayTexts = {
  name,
  /** 'Mon 16', with a mark for today. */
  heading: (day: Day, today: Day) => (day === today ? `${name(day)} · today` : name(day)),
  listed,
} as const

/** Weekdays in words: 'Mon–Sat', 'Sun, Tue, Sat', 'Every day'. Three or more in a row become a span. */
function listed(days: readonly Weekday[]): string {
  if (days.length === 7) return 'Every day'
  const runs: Weekday[][] = []
  for (const day of days.toSorted((a, b) => a - b)) {
    const run = runs.at(-1)
    if (run?.at(-1) === day - 1) run.push(day)
    else runs.push([day])
  }
  const short = (day: Weekday | undefined) => (day === undefined ? '' : (weekdays[day] ?? ''))
  return runs
    .map((run) => (run.length > 2 ? `${short(run[0])}–${short(run.at(-1))}` : run.map(short).join(', ')))
    .join(', ')
}
