import { texts } from '@tahi/contract'

/** The state of the payslip that covers a day; what a former branch paid, the branch of now can neither see nor reopen. */
export type PayslipOver = 'pending' | 'paid' | 'paidElsewhere' | null

export const isPaid = (payslip: PayslipOver): boolean => payslip === 'paid' || payslip === 'paidElsewhere'

/** Why nothing changes under a payslip. @param otherwise what to say of one that the caller reaches */
export const underPayslip = (payslip: PayslipOver, otherwise: string): string =>
  payslip === 'paidElsewhere' ? texts.attendance.paidElsewhere : otherwise
