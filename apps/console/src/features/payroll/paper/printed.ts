import type { Payslip, PayslipFigures, PayslipPreview } from '@tahi/contract'

/** What a slip is printed of: a saved payslip, with its days or without, or one that is still being made. */
export type Printed = PayslipFigures &
  Pick<Payslip, 'employee' | 'date' | 'endDate' | 'regularParts' | 'overtimeParts'> &
  Partial<Pick<PayslipPreview, 'departmentName' | 'days'>> &
  Partial<Pick<Payslip, 'payDate' | 'status'>>
