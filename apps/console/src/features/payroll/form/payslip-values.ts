import { newId } from '@tahi/client/new-id'
import { createPayslip, day, type ExplainedPayslip, name, type Payslip } from '@tahi/contract'
import type { FormAddress } from '../address.ts'
import { chosenPeriod } from '../period/pay-periods.ts'
import { periodProblem } from '../period/period-problem.ts'

/** The values that the user decides; the server computes the rest. */
export type PayslipValues = {
  _id: string
  /** The version that was read; 0 for a new one. */
  version: number
  employeeId: string
  date: string
  endDate: string
  payDate: string
  status: Payslip['status']
}

/** The days that a new payslip, like a run, has from the address. */
type NewDays = Pick<FormAddress, 'date' | 'endDate' | 'payDate'>

/** The id is created once and sent with every retry, so that retries create no second payslip (D1). */
export const newValues = (days: NewDays, today: string): PayslipValues => ({
  _id: newId(),
  version: 0,
  employeeId: '',
  ...chosenPeriod(days, today),
  payDate: days.payDate ?? today,
  status: 'pending',
})

/** Names the draft of a new payslip: one of other days is not taken up. */
export const newDraft = ({ date = '', endDate = '', payDate = '' }: NewDays): string =>
  `new:${date}:${endDate}:${payDate}`

export const valuesOf = (record: Payslip | ExplainedPayslip): PayslipValues => ({
  _id: record._id,
  version: record.version,
  employeeId: record.employeeId,
  date: record.date,
  endDate: record.endDate,
  payDate: record.payDate,
  status: record.status,
})

export const payslipForm = createPayslip.body
  .omit({ version: true })
  .extend({ employeeId: name, date: day, endDate: day, payDate: day })
  .superRefine((values, context) => {
    const message = periodProblem(values)
    if (message) context.addIssue({ code: 'custom', path: ['endDate'], message })
  })
