import { texts } from '@tahi/contract'
import type { PayslipComputation, PayslipWarningCode } from '@tahi/domain'
import { conflict } from '../../platform/errors.ts'
import type { Work } from '../../platform/work.ts'
import { computeAnew } from './compute-payslips.ts'
import type { PayslipRow } from './payslip.ts'

/** A saved payslip that should not be paid unseen. */
export interface OutdatedPayslip {
  readonly payslip: PayslipRow
  /** In centavos, as it would be by now. */
  readonly netPay: number
  readonly hasWaitingDays: boolean
}

/**
 * Those that would come to another sum by now, or of which HR should look at something that was not so when they were
 * computed: days are still confirmed and clocked under a pending payslip (decision 0022).
 * @param orWaiting those too of which days wait, whether or not they did when they were computed
 */
export async function outdatedPayslips(
  work: Work,
  payslips: readonly PayslipRow[],
  { orWaiting }: { orWaiting: boolean },
): Promise<OutdatedPayslip[]> {
  const outdated: OutdatedPayslip[] = []
  for await (const { payslip, computation } of computeAnew(work, payslips)) {
    const { netPay } = computation
    const waits = hasWaitingDays(computation)
    if (netPay !== payslip.netPay || warnsAnew(payslip, computation) || (orWaiting && waits))
      outdated.push({ payslip, netPay, hasWaitingDays: waits })
  }
  return outdated
}

/** Of days that earn nothing as they are, and would once they are confirmed or corrected. */
const waiting: readonly PayslipWarningCode[] = ['pending_days', 'missing_time_out', 'missing_time_in']

export const hasWaitingDays = ({ warnings }: PayslipComputation): boolean =>
  warnings.some(({ code }) => waiting.includes(code))

/** A day that is clocked out changes no sum until it is confirmed, and being paid would leave it unpaid for good. */
function warnsAnew(payslip: PayslipRow, computation: PayslipComputation): boolean {
  const known = new Map(payslip.warnings.map(({ code, days }) => [code, new Set(days)]))
  return computation.warnings.some(({ code, days = [] }) => days.some((day) => !known.get(code)?.has(day)))
}

/** @throws Refusal conflict when it is outdated */
export async function refuseOutdated(work: Work, payslip: PayslipRow): Promise<void> {
  const outdated = await outdatedPayslips(work, [payslip], { orWaiting: false })
  if (outdated.length > 0) throw conflict(texts.payslip.outdated)
}
