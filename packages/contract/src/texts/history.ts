import { limits } from '../limits.ts'

/** What happened to a record: the sections at the end of its form. */
export const historyTexts = {
  title: 'History',
  /** Also of a record whose changes another branch keeps. @param created formatted */
  none: (created: string) => `Created ${created}. No change since is on record here.`,
  newest: `The newest ${limits.historyEntries} changes are shown.`,
  payslipActions: {
    'payslip.create': 'Created',
    'payslip.change': 'Changed',
    'payslip.recompute': 'Recomputed',
    'payslip.mark-paid': 'Marked as paid',
    'payslip.mark-pending': 'Set back to pending',
  },
  createdPaid: 'Created as paid',
  paymentMethod: 'Payment method',
} as const
