import { addDays, type Day, eachDay, firstOfMonth, lastOfMonth, type Period, weekday } from '@tahi/domain'

/** The weeks around a month, Sunday to Saturday. @param month any day of it */
export function weeksOf(month: Day): Day[][] {
  const { from, to } = daysShown(month)
  const days = eachDay(from, to)
  return Array.from({ length: days.length / 7 }, (_, week) => days.slice(week * 7, week * 7 + 7))
}

/** The first and last day of a month's weeks. */
export function daysShown(month: Day): Period {
  const first = firstOfMonth(month)
  const last = lastOfMonth(month)
  return { from: addDays(first, -weekday(first)), to: addDays(last, 6 - weekday(last)) }
}
