import { limits } from '../limits.ts'

/** What happened to a record: the sections at the end of its form. */
export const historyTexts = {
  title: 'History',
  /** Also of a record whose changes another branch keeps. @param created formatted */
  none: (created: string) => `Created ${created}. No change since is on record here.`,
  newest: `The newest ${limits.historyEntries} changes are shown.`,
  /** A place that the reader's branch does not see. */
  elsewhere: 'Elsewhere',
  changed: 'changed',
  /** Where a field had or has no value. */
  empty: 'none',
  usualHours: 'Usual hours',
  payslipActions: {
    'payslip.create': 'Created',
    'payslip.change': 'Changed',
    'payslip.recompute': 'Recomputed',
    'payslip.mark-paid': 'Marked as paid',
    'payslip.mark-pending': 'Set back to pending',
  },
  createdPaid: 'Created as paid',
  /** The question before it offers to 'Pay as computed'. */
  paidAsComputed: 'Marked as paid as computed',
  netPayAnew: 'Net Pay if recomputed',
  paymentMethod: 'Payment method',
  personActions: {
    'person.add': 'Added',
    'person.change': 'Changed',
    'person.move': 'Moved',
    'person.move-unpaid': 'What is unpaid moved',
    'person.deactivate': 'Deactivated',
    'person.reactivate': 'Reactivated',
    'person.set-rate': 'Rate set',
    'person.remove-rate': 'Rate removed',
    'person.reset-password': 'Password reset',
    'account.change-password': 'Password changed',
    'account.reset-forgotten-password': 'Forgotten password replaced',
    'account.reset-password': 'Temporary password given',
    'session.end-all': 'Signed out everywhere',
    'shift.assign': 'Shift assigned',
    'company.set-up': 'Set the company up',
  },
  newAccess: 'Account access changed',
  branch: 'Branch',
  shift: 'Shift',
} as const
