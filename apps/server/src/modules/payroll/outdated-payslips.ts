import { texts } from '@tahi/contract'
import type { Day, PayslipComputation, PayslipWarningCode } from '@tahi/domain'
import { conflict } from '../../platform/errors.ts'
import type { Work } from '../../platform/work.ts'
import { computeAnew } from './compute-payslips.ts'
import type { PayslipRow } from './payslip.ts'

/** What of a payslip's days is not settled yet. */
interface Waiting {
  /** Days that earn nothing now, but would once they are confirmed or corrected. */
  readonly hasWaitingDays: boolean
  /** Days whose correction was asked for. */
  readonly hasWaitingCorrections: boolean
}

/** A saved payslip that HR should look at before it is paid. */
export interface OutdatedPayslip extends Waiting {
  readonly payslip: PayslipRow
  /** In centavos, if it were recomputed now. */
  readonly netPay: number
}

/**
 * The payslips that would come to another sum now, or have new warnings since they were computed: days are still
 * confirmed and clocked under a pending payslip (decision 0022).
 * @param orWaiting includes payslips with waiting days or correction requests, even if those waited already when the
 * payslip was computed
 */
export async function outdatedPayslips(
  work: Work,
  payslips: readonly PayslipRow[],
  { orWaiting }: { orWaiting: boolean },
): Promise<OutdatedPayslip[]> {
  const outdated: OutdatedPayslip[] = []
  for await (const { payslip, computation, askedDays } of computeAnew(work, payslips)) {
    const { netPay } = computation
    const waiting = waitingIn(computation, askedDays)
    const waits = waiting.hasWaitingDays || waiting.hasWaitingCorrections
    if (netPay !== payslip.netPay || warnsAnew(payslip, computation) || (orWaiting && waits))
      outdated.push({ payslip, netPay, ...waiting })
  }
  return outdated
}

const ofWaitingDays: readonly PayslipWarningCode[] = ['pending_days', 'missing_time_out', 'missing_time_in']

export const waitingIn = ({ warnings }: PayslipComputation, askedDays: readonly Day[]): Waiting => ({
  hasWaitingDays: warnings.some(({ code }) => ofWaitingDays.includes(code)),
  hasWaitingCorrections: askedDays.length > 0,
})

/** How many of the payslips are not settled, by what is missing. */
export const countWaiting = (payslips: readonly Waiting[]) => ({
  withWaitingDays: payslips.filter(({ hasWaitingDays }) => hasWaitingDays).length,
  withWaitingCorrections: payslips.filter(({ hasWaitingCorrections }) => hasWaitingCorrections).length,
})

/**
 * Whether there is a warning that the payslip does not have yet. A day that was clocked out changes no sum until it is
 * confirmed, but once the payslip is paid, the day stays unpaid for good.
 */
function warnsAnew(payslip: PayslipRow, computation: PayslipComputation): boolean {
  const known = new Map(payslip.warnings.map(({ code, days }) => [code, new Set(days)]))
  return computation.warnings.some(({ code, days = [] }) => days.some((day) => !known.get(code)?.has(day)))
}

/** @throws Refusal conflict when the payslip is outdated */
export async function refuseOutdated(work: Work, payslip: PayslipRow): Promise<void> {
  const outdated = await outdatedPayslips(work, [payslip], { orWaiting: false })
  if (outdated.length > 0) throw conflict(texts.payslip.outdated)
}
