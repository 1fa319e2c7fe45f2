import {
  listPayslips,
  previewPayslip,
  previewPayslips,
  readPayslip,
  readPayslipHistory,
  summariseDashboard,
  summarisePayslips,
} from '@tahi/contract'

/** Calls that show payslips, or count them. */
export const showsPayslips = [
  listPayslips,
  readPayslip,
  readPayslipHistory,
  summariseDashboard,
  summarisePayslips,
]

/**
 * The same calls, and the previews of forms and runs. Others' changes do not refetch the previews, which must not change
 * while the user types.
 */
export const changedByPayslips = [...showsPayslips, previewPayslip, previewPayslips]

/** Those of them that still answer once a payslip is removed: it cannot be read again. */
export const changedByRemoval = changedByPayslips.filter(
  (call) => call !== readPayslip && call !== readPayslipHistory,
)
