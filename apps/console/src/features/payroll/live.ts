import { attendanceChanged, correctionChanged, payslipChanged, readPayslip } from '@tahi/contract'
import { type Reaction, readsAnew } from '../../platform/live.ts'
import { showsPayslips } from './shows.ts'

export const payrollReactions: Reaction[] = [
  readsAnew(payslipChanged, ...showsPayslips),
  // A payslip warns of correction requests that wait now, and of times that could not be recorded.
  readsAnew(correctionChanged, readPayslip),
  readsAnew(attendanceChanged, readPayslip),
]
