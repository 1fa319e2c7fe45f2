import { personDayKey } from './person-day.ts'
import type { ReadRow } from './row.ts'

/**
 * Marks good rows of one person and day. When they agree, every row after the first is `duplicate_in_file`. When they
 * differ, all are `differs_in_file`: nobody knows which is right, and a morning alone would be paid as the whole day.
 * Rows with another problem, or without times, are ignored.
 */
export function markDuplicates(rows: readonly ReadRow[]): ReadRow[] {
  const firsts = new Map<string, ReadRow>()
  const differing = new Set<string>()
  for (const row of rows) {
    const key = keyOf(row)
    if (key === undefined) continue
    const first = firsts.get(key)
    if (!first) firsts.set(key, row)
    else if (first.timeIn !== row.timeIn || first.timeOut !== row.timeOut) differing.add(key)
  }
  return rows.map((row) => {
    const key = keyOf(row)
    if (key === undefined) return row
    if (differing.has(key)) return { ...row, problem: 'differs_in_file' }
    return firsts.get(key) === row ? row : { ...row, problem: 'duplicate_in_file' }
  })
}

const keyOf = ({ problem, userId, day, timeIn }: ReadRow): string | undefined =>
  problem === null && day !== null && timeIn !== null ? personDayKey(userId, day) : undefined
