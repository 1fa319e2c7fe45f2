import { type Payslip, texts } from '@tahi/contract'
import { confirm } from '@tahi/ui/dialog/confirm.tsx'
import { NetPayChange } from '../net-pay-change.tsx'
import { ConcernedPayslips } from './concerned-payslips.tsx'
import { payslipAndSum } from './short-period.ts'

/** Payslips that need a confirmation before they are paid. */
type Outdated = {
  payslips: number
  /** The payslip, where it is one of a list. */
  only?: Payslip | undefined
  /** Others of the same selection that have been marked as paid already. */
  marked?: number
  withOtherSum: Concerned
  withWaitingDays: Concerned
  withWaitingCorrections: Concerned
  withLateOrHalfDays: Concerned
  /** In pesos, of all payslips together: as saved, and as recomputed. */
  netPayBefore: number
  netPayAfter: number
}

/** The payslips of a reason: how many, and of a selection which. */
type Concerned = { count: number; payslips?: readonly Payslip[] }

/**
 * Asks before outdated payslips, or payslips with unconfirmed days, waiting correction requests, or late or half days, are paid:
 * paying leaves out what was recorded after they were computed, and what is not settled in the employees' favour
 * (decision 0022).
 * @returns whether to pay the saved sums
 */
export const payOutdated = (outdated: Outdated, mayRecompute: boolean): Promise<boolean> =>
  confirm({
    message: texts.payslip.payOutdatedQuestion(outdated.payslips),
    detail: <Reasons outdated={outdated} mayRecompute={mayRecompute} />,
    confirmLabel: texts.payslip.payAsComputed,
    ...(outdated.marked && { cancelLabel: texts.payslip.leavePending }),
  })

function Reasons({ outdated, mayRecompute }: { outdated: Outdated; mayRecompute: boolean }) {
  const { payslips, only, marked = 0, netPayBefore: before, netPayAfter: after } = outdated
  const { withOtherSum, withWaitingDays, withWaitingCorrections, withLateOrHalfDays } = outdated
  const { payOutdatedDetail, payUnsettledDetail, payAskedDetail, payLateOrHalfDetail, payWarnedDetail } =
    texts.payslip
  const reasons = [withOtherSum, withWaitingDays, withWaitingCorrections, withLateOrHalfDays]
  const hasReason = reasons.some(({ count }) => count > 0)
  return (
    <>
      {only && <p>{payslipAndSum(only)}</p>}
      {marked > 0 && <p>{texts.payslip.othersPaid(marked)}</p>}
      <Reason concerned={withOtherSum} of={payslips} words={payOutdatedDetail(mayRecompute)} />
      {before !== after && <NetPayChange netPay={{ before, after }} />}
      <Reason concerned={withWaitingDays} of={payslips} words={payUnsettledDetail} />
      <Reason concerned={withWaitingCorrections} of={payslips} words={payAskedDetail} />
      <Reason concerned={withLateOrHalfDays} of={payslips} words={payLateOrHalfDetail} />
      {!hasReason && <p>{payWarnedDetail}</p>}
    </>
  )
}

type ReasonProps = { concerned: Concerned; of: number; words: string }

/** A reason not to pay yet, if it concerns any payslip; of several payslips those are named that it concerns. */
function Reason({ concerned: { count, payslips = [] }, of, words }: ReasonProps) {
  if (count === 0) return null
  return (
    <>
      <p>
        {texts.payslip.ofThem(count, of)}
        {words}
      </p>
      {of > 1 && payslips.length > 0 && <ConcernedPayslips payslips={payslips} />}
    </>
  )
}
