import { personDayKey } from './person-day.ts'
import type { ReadRow } from './row.ts'

/**
 * The rows, with `duplicate_in_file` on every one after the first good one of the same person and day,
 * whether it says the same or not. Rows with another problem neither are nor make duplicates.
 */
export function markDuplicates(rows: readonly ReadRow[]): ReadRow[] {
  const seen = new Set<string>()
  return rows.map((row) => {
    if (row.problem !== null || row.day === null) return row
    const key = personDayKey(row.userId, row.day)
    if (seen.has(key)) return { ...row, problem: 'duplicate_in_file' }
    seen.add(key)
    return row
  })
}
