/** The form of one payslip (W2 Payslip form). */
export const payslipFormTexts = {
  searchEmployee: 'Type a user ID or a name',
  offline: 'You are offline. The figures come when the connection is back.',
  failed: 'The figures could not be computed',
  /** Under the status that pays. */
  figuresAwaited: 'The figures were not there yet when you saved. Look at them, then save again.',
  nothingToRecompute: 'Nothing has changed since this payslip was computed.',
  recomputeQuestion: 'Recompute this payslip?',
  /** Instead of the figures that would change. */
  sameFigures: 'The days behind it have changed, the figures stay the same.',
  /** Over the figures that would change. */
  before: 'Now',
  after: 'Then',
} as const
