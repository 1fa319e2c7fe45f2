import type { ExplainedPayslip, Payslip, PayslipPreview } from '@tahi/contract'

/** What the pay policy computes. */
export type Figures = Pick<
  Payslip,
  | 'dailyRate'
  | 'overtimeRate'
  | 'regularDays'
  | 'regularHours'
  | 'overtimeHours'
  | 'totalRegularPay'
  | 'totalOvertimePay'
  | 'grossPay'
  | 'philHealth'
  | 'pagIbig'
  | 'sss'
  | 'tax'
  | 'totalDeductions'
  | 'netPay'
>

/** Figures with the days behind them, saved or not. */
export type Explained = ExplainedPayslip | PayslipPreview

export type FigureKind = 'money' | 'hours' | 'count'

/** How each figure is written. */
export const figureKinds: Record<keyof Figures, FigureKind> = {
  dailyRate: 'money',
  overtimeRate: 'money',
  regularDays: 'count',
  regularHours: 'hours',
  overtimeHours: 'hours',
  totalRegularPay: 'money',
  totalOvertimePay: 'money',
  grossPay: 'money',
  philHealth: 'money',
  pagIbig: 'money',
  sss: 'money',
  tax: 'money',
  totalDeductions: 'money',
  netPay: 'money',
}
