import type { Day } from './calendar.ts'

/**
 * The entry in force on a day, where each entry holds until the next one begins (pay rates, shift assignments): the
 * latest whose `from` is not after the day. Of two from the same day, the later in the list wins.
 */
export function effectiveOn<Entry extends { from: Day }>(
  entries: readonly Entry[],
  day: Day,
): Entry | undefined {
  let latest: Entry | undefined
  for (const entry of entries) {
    if (entry.from <= day && (!latest || entry.from >= latest.from)) latest = entry
  }
  return latest
}
