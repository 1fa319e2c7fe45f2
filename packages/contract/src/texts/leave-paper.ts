import { counted, formatCount } from './counted.ts'

/** Printed and exported leaves (W2 Leaves, Admin view). */
export const leavePaperTexts = {
  /** Below the register, whose days are summed. */
  leaves: (leaves: number) => counted(leaves, 'leave', 'leaves'),
  confirmedOf: (confirmed: number, leaves: number) =>
    `${formatCount(confirmed)} confirmed of ${formatCount(leaves)} leaves`,
  /** After the number of leaves, when some have days outside the paper's dates, which count too. */
  inFull: 'in full',
  /** The leaves of calendar and totals, after 'only': all but the rejected ones. */
  live: 'Requested or Confirmed',
  totals: 'Employees on leave by branch and day',
  decidedBy: 'Decided by',
} as const
