import { texts } from '@tahi/contract'

/** How what stands changed over its trend: '2 more than 30 days ago'. @param trend the oldest first */
export function changeWords(trend: readonly number[]): string {
  const change = (trend.at(-1) ?? 0) - (trend[0] ?? 0)
  return change === 0 ? texts.dashboard.unchanged : texts.dashboard.changed(change)
}

/** What is usual of what each day brings: the middle of the days before today that had any, if there were some. */
export function usualWords(trend: readonly number[]): string {
  const days = trend
    .slice(0, -1)
    .filter((count) => count > 0)
    .toSorted((one, other) => one - other)
  const middle = days[days.length >> 1]
  return middle === undefined ? texts.dashboard.nothingUsual : texts.dashboard.usually(middle)
}
