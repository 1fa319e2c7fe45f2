import type { Payslip, PayslipFigures, PayslipPreview } from '@tahi/contract'

/** What a slip is printed of: a saved payslip, with its days or without, or one that is still being made. */
export type Printed = PayslipFigures &
  Pick<Payslip, 'employee' | 'date' | 'endDate'> &
  Partial<Pick<PayslipPreview, 'departmentName' | 'days' | 'regularParts' | 'overtimeParts'>> &
  Partial<Pick<Payslip, 'payDate' | 'status'>>
