/** Whom new payslips are for, and the period of theirs: in the form and in a run. */
export const payslipPeriodTexts = {
  whom: { label: 'Payslips for', one: 'One employee', many: 'Many employees' },
  period: 'Period',
  usual: 'Usual pay periods',
  thisHalf: 'This half',
  lastHalf: 'Last half',
  /** @param end formatted last day of the period */
  unfinished: (end: string) =>
    `This period ends ${end}: what is still to come is not in it yet, and while its payslips stand, no file of a clock is taken for its days. Recompute before paying.`,
} as const
