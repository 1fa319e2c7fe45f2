import type { Payslip, PayslipFigures, PayslipPreview } from '@tahi/contract'

/** What a slip is printed from: a saved payslip, with or without its days, or an unsaved one. */
export type Printed = PayslipFigures &
  Pick<Payslip, 'employee' | 'departmentName' | 'date' | 'endDate' | 'regularParts' | 'overtimeParts'> &
  Partial<Pick<PayslipPreview, 'days'>> &
  Partial<Pick<Payslip, 'branchName' | 'payDate' | 'status'>>
