import { listPayslips, payslipChanged, readPayslip, summarisePayslips } from '@tahi/contract'
import { type Reaction, readsAnew } from '../../platform/live.ts'

export const payrollReactions: Reaction[] = [
  readsAnew(payslipChanged, listPayslips, readPayslip, summarisePayslips),
]
