import { limits } from '@tahi/contract'
import { addDays, type Day, eachDay, type Period } from '@tahi/domain'

/** The days of the trends; today is the last. */
export const trendDays = (today: Day): Period => ({ from: addDays(today, 1 - limits.trendDays), to: today })

/** The count of each day of the period; 0 for a day without one. */
export function perDay(days: Period, counted: readonly { day: Day; count: number }[]): number[] {
  const counts = new Map(counted.map(({ day, count }) => [day, count]))
  return eachDay(days.from, days.to).map((day) => counts.get(day) ?? 0)
}

/**
 * The total at the end of each day of the period.
 * @param changes each day's difference from the day before; everything before the period is in its first day
 */
export function standing(days: Period, changes: readonly { day: Day; count: number }[]) {
  let count = 0
  const trend = perDay(days, changes).map((change) => {
    count += change
    return count
  })
  return { count, trend }
}
