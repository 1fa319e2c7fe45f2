import type { Leave, LeaveSummaryRow } from '@tahi/contract'

type Counts = Pick<LeaveSummaryRow, 'confirmed' | 'requested'>

/**
 * How many people are on leave on a day, and how many request it: counted from the loaded leaves, before that from the
 * row.
 */
export function dayCounts(leaves: readonly Pick<Leave, 'state'>[] | undefined, row: Counts): Counts {
  if (!leaves) return row
  const having = (state: keyof Counts) => leaves.filter((leave) => leave.state === state).length
  return { confirmed: having('confirmed'), requested: having('requested') }
}
