import {
  attendanceChanged,
  correctionChanged,
  gateChanged,
  payslipChanged,
  readPayslip,
} from '@tahi/contract'
import { type Reaction, readsAnew } from '../../platform/live.ts'
import { showsPayslips } from './shows.ts'

/**
 * What changes a computation or its warnings: days, correction requests that wait, and times that could not be recorded,
 * among them a gate's taps with a wrong PIN.
 */
export const newsOfDays = [attendanceChanged, correctionChanged, gateChanged]

export const payrollReactions: Reaction[] = [
  readsAnew(payslipChanged, ...showsPayslips),
  ...newsOfDays.map((event) => readsAnew(event, readPayslip)),
]
