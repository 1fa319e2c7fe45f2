/** The figures of one payslip with its warnings: in the form, in a run, and where the form may not be opened (D5). */
export const payslipFigureTexts = {
  figures: 'Figures',
  /** While there is no payslip before. */
  compared: 'Compared with the payslip before',
  none: 'The figures appear when an employee and a period are chosen.',
  /** Of warnings before there is a payslip. */
  decideRequests: 'Decide them in the list of correction requests',
  confirmDays: 'Confirm them in the attendance list',
  correctDays: 'Correct them in the attendance list',
  /** Of warnings that a payslip leaves as they are. */
  lookAtRequests: 'Look at them in the list of correction requests',
  lookAtDays: 'Look at them in the attendance list',
  /** Where another payslip covers some of the days: a sentence that ends in a link to it. */
  overlap: { before: 'Choose another period, or', link: 'open that payslip' },
} as const
