import { addDays, type Day, firstOfMonth, lastOfMonth, weekday } from '@tahi/domain'

/** The day that a key moves to in the calendar; undefined for other keys. */
export function dayByKey(key: string, day: Day): Day | undefined {
  const steps: Record<string, number> = {
    ArrowLeft: -1,
    ArrowRight: 1,
    ArrowUp: -7,
    ArrowDown: 7,
    Home: -weekday(day),
    End: 6 - weekday(day),
  }
  const step = steps[key]
  if (step !== undefined) return addDays(day, step)
  if (key === 'PageUp') return sameDayOf(firstOfMonth(day, -1), day)
  return key === 'PageDown' ? sameDayOf(firstOfMonth(day, 1), day) : undefined
}

/** The day of another month with the same number, or its last day. */
function sameDayOf(month: Day, day: Day): Day {
  const wanted = `${month.slice(0, 8)}${day.slice(8)}`
  const last = lastOfMonth(month)
  return wanted > last ? last : wanted
}
