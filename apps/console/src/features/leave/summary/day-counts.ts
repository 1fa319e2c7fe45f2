import type { Leave, LeaveSummaryRow } from '@tahi/contract'

type Counts = Pick<LeaveSummaryRow, 'confirmed' | 'requested'>

/** How many of a day are on leave, and ask for it: of those who are shown, and of the row until they are there. */
export function dayCounts(leaves: readonly Pick<Leave, 'state'>[] | undefined, row: Counts): Counts {
  if (!leaves) return row
  const having = (state: keyof Counts) => leaves.filter((leave) => leave.state === state).length
  return { confirmed: having('confirmed'), requested: having('requested') }
}
