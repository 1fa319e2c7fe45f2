import type { Payslip, PayslipPreview } from '@tahi/contract'
import type { Figures } from '../figures.ts'

/** What a slip is printed of: a saved payslip, with its days or without, or one that is still being made. */
export type Printed = Figures &
  Pick<Payslip, 'employee' | 'date' | 'endDate'> &
  Partial<Pick<PayslipPreview, 'departmentName' | 'days' | 'regularParts' | 'overtimeParts'>> &
  Partial<Pick<Payslip, 'payDate' | 'status'>>
