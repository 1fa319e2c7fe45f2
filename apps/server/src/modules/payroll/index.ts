import * as contract from '@tahi/contract'
import { atAGlance, type Binding, directly, inWork } from '../../platform/http/binding.ts'
import { createPayslip } from './create-payslip.ts'
import { createPayslips } from './create-payslips.ts'
import { exportPayslips } from './export-payslips.ts'
import { listPayslips } from './list-payslips.ts'
import { markPayslips } from './mark-payslips.ts'
import { previewPayslip } from './preview-payslip.ts'
import { previewPayslips } from './preview-payslips.ts'
import { printPayslip } from './print-payslip.ts'
import { readPayslip } from './read-payslip.ts'
import { readPayslipHistory } from './read-payslip-history.ts'
import { recomputePayslip } from './recompute-payslip.ts'
import { recomputePayslips } from './recompute-payslips.ts'
import { removePayslip } from './remove-payslip.ts'
import { removePayslips } from './remove-payslips.ts'
import { summarisePayslips } from './summarise-payslips.ts'

export { computedValues } from './computed-columns.ts'
export { movePayslips } from './move-payslips.ts'
export { tellMoved } from './tell-moved.ts'
export { isPayable } from './whose-pay.ts'

export const payrollRoutes: Binding[] = [
  inWork(contract.listPayslips, listPayslips),
  inWork(contract.readPayslip, readPayslip),
  inWork(contract.readPayslipHistory, readPayslipHistory),
  atAGlance(contract.previewPayslip, previewPayslip),
  inWork(contract.createPayslip, createPayslip),
  inWork(contract.previewPayslips, previewPayslips),
  inWork(contract.createPayslips, createPayslips),
  inWork(contract.markPayslips, markPayslips),
  inWork(contract.recomputePayslip, recomputePayslip),
  inWork(contract.removePayslip, removePayslip),
  inWork(contract.recomputePayslips, recomputePayslips),
  inWork(contract.removePayslips, removePayslips),
  inWork(contract.summarisePayslips, summarisePayslips),
  directly(contract.printPayslip, printPayslip),
  directly(contract.exportPayslips, exportPayslips),
]
