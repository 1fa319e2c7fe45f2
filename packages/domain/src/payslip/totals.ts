import type { PayslipFigures } from './computation.ts'

const none: PayslipFigures = {
  regularDays: 0,
  regularMinutes: 0,
  overtimeMinutes: 0,
  regularHours: 0,
  overtimeHours: 0,
  totalRegularPay: 0,
  totalOvertimePay: 0,
  grossPay: 0,
  philHealth: 0,
  pagIbig: 0,
  sss: 0,
  tax: 0,
  totalDeductions: 0,
  netPay: 0,
}

const figures = Object.keys(none) as (keyof PayslipFigures)[]

/** Sums of many payslips, figure by figure, in each figure's unit. */
export function payslipTotals(payslips: Iterable<PayslipFigures>): PayslipFigures & { payslips: number } {
  const totals = { ...none, payslips: 0 }
  for (const payslip of payslips) {
    totals.payslips += 1
    for (const figure of figures) totals[figure] += payslip[figure]
  }
  return totals
}
