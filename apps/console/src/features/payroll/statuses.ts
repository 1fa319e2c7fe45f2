import { type Payslip, texts } from '@tahi/contract'
import { labelOf } from '../../platform/choices/label-of.ts'

type Status = Payslip['status']

/** In the order in which filters offer them (W2 Salary). */
export const statusChoices: { value: Status; label: string }[] = [
  { value: 'paid', label: texts.payslip.paid },
  { value: 'pending', label: texts.payslip.toPay },
]

/** How a filter of the list is called; nothing where it leaves out nothing. */
export const statusLabel = (status: string | undefined): string | undefined => labelOf(statusChoices, status)
