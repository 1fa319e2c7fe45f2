import { payslipChanged } from '@tahi/contract'
import { type Reaction, readsAnew } from '../../platform/live.ts'
import { showsPayslips } from './shows.ts'

export const payrollReactions: Reaction[] = [readsAnew(payslipChanged, ...showsPayslips)]
