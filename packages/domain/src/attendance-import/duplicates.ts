import { personDayKey } from './person-day.ts'
import type { ReadRow } from './row.ts'

/**
 * The good rows of one person and day: where they say the same, `duplicate_in_file` on every one after the first; where
 * they do not, `differs_in_file` on all, for nobody knows which is right, and the morning alone would be paid as the day.
 * Rows with another problem neither are nor make duplicates.
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

const keyOf = ({ problem, userId, day }: ReadRow): string | undefined =>
  problem === null && day !== null ? personDayKey(userId, day) : undefined
