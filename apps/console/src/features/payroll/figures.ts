import type { ExplainedPayslip, PayslipFigures, PayslipPreview } from '@tahi/contract'

/** Figures with the days behind them, saved or not. */
export type Explained = ExplainedPayslip | PayslipPreview

export type FigureKind = 'money' | 'hours' | 'count'

/** The format of each figure. */
export const figureKinds: Record<keyof PayslipFigures, FigureKind> = {
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
