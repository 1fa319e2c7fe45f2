/** What a payslip's parts are called on its screens, papers and in its spreadsheet (W2 Salary, Payslip form). */
export const payslipPartTexts = {
  payslip: 'Payslip',
  payslips: 'Payslips',
  rates: 'Rates',
  earnings: 'Earnings',
  deductions: 'Deductions',
  tax: 'Tax',
  hours: 'Hours',
  regular: 'Regular',
  overtime: 'Overtime',
  payDate: 'Pay date',
  totalNetPay: 'Total net pay',
  /** Over the sums of a payslip as it was saved, and as it would be now. */
  asComputed: 'As computed',
  computedAnew: 'Computed anew',
  /** Over the names of figures that are compared. */
  figure: 'Figure',
  /** Why a day earns nothing. */
  noTimeOut: 'No time out',
  noTimeIn: 'No time in',
  noHours: 'No paid hours',
  noRate: 'No rate',
} as const
