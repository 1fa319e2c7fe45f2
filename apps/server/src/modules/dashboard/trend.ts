import { limits } from '@tahi/contract'
import { addDays, type Day, eachDay, type Period } from '@tahi/domain'

/** The days of the trends, today the last. */
export const trendDays = (today: Day): Period => ({ from: addDays(today, 1 - limits.trendDays), to: today })

/** What each day of the period had; 0 for a day that is not among them. */
export function perDay(days: Period, counted: readonly { day: Day; count: number }[]): number[] {
  const counts = new Map(counted.map(({ day, count }) => [day, count]))
  return eachDay(days.from, days.to).map((day) => counts.get(day) ?? 0)
}

/**
 * How many there were at the end of each day of the period.
 * @param changes by how many each day had more than the one before; all that was before the period is its first day's
 */
export function standing(days: Period, changes: readonly { day: Day; count: number }[]) {
  let count = 0
  const trend = perDay(days, changes).map((change) => {
    count += change
    return count
  })
  return { count, trend }
}
