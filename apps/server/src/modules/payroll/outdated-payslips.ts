import { texts } from '@tahi/contract'
import { conflict } from '../../platform/errors.ts'
import type { Work } from '../../platform/work.ts'
import { computeAnew } from './compute-payslips.ts'
import type { PayslipRow } from './payslip.ts'

/** A saved payslip, and the net pay in centavos to which it would come by now. */
export interface OutdatedPayslip {
  readonly payslip: PayslipRow
  readonly netPay: number
}

/** Those that would come to another sum by now: days are still confirmed and clocked under a pending payslip (decision 0022). */
export async function outdatedPayslips(
  work: Work,
  payslips: readonly PayslipRow[],
): Promise<OutdatedPayslip[]> {
  const outdated: OutdatedPayslip[] = []
  for await (const { payslip, computation } of computeAnew(work, payslips))
    if (computation.netPay !== payslip.netPay) outdated.push({ payslip, netPay: computation.netPay })
  return outdated
}

/** @throws Refusal conflict when it would come to another sum by now */
export async function refuseOutdated(work: Work, payslip: PayslipRow): Promise<void> {
  const outdated = await outdatedPayslips(work, [payslip])
  if (outdated.length > 0) throw conflict(texts.payslip.outdated)
}
