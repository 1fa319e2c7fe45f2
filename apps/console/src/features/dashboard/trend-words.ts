import { texts } from '@tahi/contract'
import type { Day } from '@tahi/domain'
import { weekdayName } from '../../platform/calendar/day-words.ts'

/** How a figure changed over its trend: '2 more than 29 days ago'. @param trend the oldest first */
export function changeWords(trend: readonly number[]): string {
  const change = (trend.at(-1) ?? 0) - (trend[0] ?? 0)
  return change === 0 ? texts.dashboard.unchanged : texts.dashboard.changed(change)
}

/**
 * The usual count of this weekday: the median of the same weekdays before today that have a count. Other weekdays differ,
 * and holidays have none.
 * @param trend the oldest first, today last
 * @param count the shown figure, which the words must not contradict
 */
export function usualWords(trend: readonly number[], today: Day, count: number): string {
  const before = trend.slice(0, -1)
  if (before.every((count) => count === 0)) return texts.dashboard.nothingUsual
  const sameWeekdays = before
    .filter((count, index) => count > 0 && (before.length - index) % 7 === 0)
    .toSorted((one, other) => one - other)
  const middle = sameWeekdays[sameWeekdays.length >> 1]
  const weekday = weekdayName(today)
  if (middle !== undefined) return texts.dashboard.usually(middle, weekday)
  return count > 0 ? texts.dashboard.usuallyNone(weekday) : texts.dashboard.noneOn(weekday)
}
