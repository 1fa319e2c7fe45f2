import { type Payslip, texts } from '@tahi/contract'
import { labelOf } from '../../platform/choices/label-of.ts'

type Status = Payslip['status']

/** In the order of the filter's choices (W2 Salary). */
export const statusChoices: { value: Status; label: string }[] = [
  { value: 'paid', label: texts.payslip.paid },
  { value: 'pending', label: texts.payslip.toPay },
]

/** The label of a filter; undefined without a filter. */
export const statusLabel = (status: string | undefined): string | undefined => labelOf(statusChoices, status)
