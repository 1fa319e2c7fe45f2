import type { Payslip, PayslipFigures, PayslipPreview } from '@tahi/contract'

/** What is recorded of a saved payslip alone. */
type Issued = Pick<Payslip, 'payDate' | 'status'>

/** What a slip is printed from: a saved payslip, with or without its days, or one that is not saved as it stands. */
export type Printed = PayslipFigures &
  Pick<Payslip, 'employee' | 'departmentName' | 'date' | 'endDate' | 'regularParts' | 'overtimeParts'> &
  Partial<Pick<PayslipPreview, 'days'>> &
  Partial<Pick<Payslip, 'branchName'>> &
  (Issued | { [Key in keyof Issued]?: undefined })
