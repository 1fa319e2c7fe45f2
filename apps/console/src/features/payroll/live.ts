import { correctionChanged, payslipChanged, readPayslip } from '@tahi/contract'
import { type Reaction, readsAnew } from '../../platform/live.ts'
import { showsPayslips } from './shows.ts'

export const payrollReactions: Reaction[] = [
  readsAnew(payslipChanged, ...showsPayslips),
  // A payslip warns of correction requests that wait now.
  readsAnew(correctionChanged, readPayslip),
]
