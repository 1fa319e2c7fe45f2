import { type createPayslip, type Request, texts } from '@tahi/contract'
import { type PayslipComputation, type PayslipWarningCode, pesosFromCentavos } from '@tahi/domain'
import { Refusal } from '../../platform/errors.ts'
import type { Work } from '../../platform/work.ts'
import { computeAnew } from './compute-payslips.ts'
import type { PayslipRow } from './payslip.ts'
import { warningsToWire } from './payslip-wire.ts'
import type { UndecidedDays } from './undecided-days.ts'
import { warnsAnew } from './warns-anew.ts'

type Body = Request<typeof createPayslip>['body']

/** What of a payslip's days may still be settled in another way before it is paid. */
interface Unsettled {
  /** Days that earn nothing now, but would once they are confirmed or corrected. */
  readonly hasWaitingDays: boolean
  /** Days whose correction was asked for. */
  readonly hasWaitingCorrections: boolean
  /** Days with a clock-in or clock-out that could not be recorded. */
  readonly hasUnrecordedTimes: boolean
  /** Late and half days: they earn nothing, and only HR's setting them to Present pays them. */
  readonly hasLateOrHalfDays: boolean
}

/** A saved payslip that HR should look at before it is paid. */
export interface OutdatedPayslip extends Unsettled {
  readonly payslip: PayslipRow
  /** In centavos, if it were recomputed now. */
  readonly netPay: number
}

/**
 * The payslips that would come to another sum now, or have new warnings since they were computed: days are still
 * confirmed and clocked under a pending payslip (decision 0022).
 * @param orUnsettled includes payslips with waiting days or correction requests, times that were not recorded, or
 * late or half days, even if they had them already when they were computed
 * @param shownWarnings what a form showed of the only payslip. It has the days that wait for HR's decision too, which no
 * payslip stores: a day that is not among them is a new warning
 */
export async function outdatedPayslips(
  work: Work,
  payslips: readonly PayslipRow[],
  { orUnsettled, shownWarnings }: { orUnsettled: boolean } & Pick<Body, 'shownWarnings'>,
): Promise<OutdatedPayslip[]> {
  const outdated: OutdatedPayslip[] = []
  for await (const { payslip, computation, ...undecided } of computeAnew(work, payslips)) {
    const { netPay } = computation
    const unsettled = unsettledIn(computation, undecided)
    const isUnsettled = Object.values(unsettled).includes(true)
    const warns = shownWarnings
      ? warnsAnew(shownWarnings, warningsToWire(computation.warnings, undecided))
      : warnsAnew(payslip.warnings, computation.warnings)
    if (netPay !== payslip.netPay || warns || (orUnsettled && isUnsettled))
      outdated.push({ payslip, netPay, ...unsettled })
  }
  return outdated
}

const ofWaitingDays: readonly PayslipWarningCode[] = ['pending_days', 'missing_time_out', 'missing_time_in']

export const unsettledIn = (
  { warnings }: PayslipComputation,
  { askedDays, unrecordedDays }: UndecidedDays,
): Unsettled => ({
  hasWaitingDays: warnings.some(({ code }) => ofWaitingDays.includes(code)),
  hasWaitingCorrections: askedDays.length > 0,
  hasUnrecordedTimes: unrecordedDays.length > 0,
  hasLateOrHalfDays: warnings.some(({ code }) => code === 'late_or_half_days'),
})

/** How many of the payslips are not settled, by what is missing. */
export const countUnsettled = (payslips: readonly Unsettled[]) => ({
  withWaitingDays: payslips.filter(({ hasWaitingDays }) => hasWaitingDays).length,
  withWaitingCorrections: payslips.filter(({ hasWaitingCorrections }) => hasWaitingCorrections).length,
  withUnrecordedTimes: payslips.filter(({ hasUnrecordedTimes }) => hasUnrecordedTimes).length,
  withLateOrHalfDays: payslips.filter(({ hasLateOrHalfDays }) => hasLateOrHalfDays).length,
})

/**
 * Compares a payslip that is about to be paid with what it would come to now.
 * @returns what the audit trail keeps of it
 * @throws Refusal payslip_outdated when it is not to be paid as computed
 */
export async function settleOutdated(
  work: Work,
  payslip: PayslipRow,
  { asComputed = false, shownWarnings }: Pick<Body, 'asComputed' | 'shownWarnings'>,
): Promise<PaidAsComputed> {
  const outdated = await outdatedPayslips(work, [payslip], { orUnsettled: false, shownWarnings })
  if (outdated.length > 0 && !asComputed) throw new Refusal('payslip_outdated', texts.payslip.outdated)
  return paidAsComputed(outdated[0])
}

/** Of a payslip that was paid as computed: the net pay that it would have come to, in pesos. */
export type PaidAsComputed = { readonly netPayAnew?: number }

/** What the audit trail keeps of a payslip that was paid although it was outdated; nothing of one that was not. */
export const paidAsComputed = (outdated: Pick<OutdatedPayslip, 'netPay'> | undefined): PaidAsComputed =>
  outdated ? { netPayAnew: pesosFromCentavos(outdated.netPay) } : {}
