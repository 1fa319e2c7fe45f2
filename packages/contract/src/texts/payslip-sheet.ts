/** The figures over the columns of salary-data.xlsx (W2 Salary). */
export const payslipSheetTexts = {
  overtimeHours: 'Overtime hours',
  regularPay: 'Regular pay',
  overtimePay: 'Overtime pay',
  gross: 'Gross',
  sss: 'SSS',
  pagIbig: 'Pag-IBIG',
  philHealth: 'PhilHealth',
  net: 'Net',
  /** Beside the totals of those that are paid. */
  totalPaid: 'Total paid',
} as const
