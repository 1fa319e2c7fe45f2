import type { Day } from './calendar.ts'

/**
 * The entry in force on a day, of entries that each hold from a day until the next one's (pay rates, shift
 * assignments): the latest whose `from` is not after the day; of two from the same day, the one later in the
 * list.
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
