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
  withUnrecordedTimes: Concerned
  withLateOrHalfDays: Concerned
  /** In pesos, of all payslips together: as saved, and as recomputed. */
  netPayBefore: number
  netPayAfter: number
}

/** The payslips of a reason: how many, and of a selection which. */
type Concerned = { count: number; payslips?: readonly Payslip[] }

/**
 * Asks before outdated payslips, or payslips with unconfirmed days, waiting correction requests, times that were not
 * recorded, or late or half days, are paid: paying leaves out what was recorded after they were computed, and what is
 * not settled in the employees' favour (decision 0022).
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
  const words = texts.payslip
  const unsettled = [
    { concerned: outdated.withWaitingDays, words: words.payUnsettledDetail },
    { concerned: outdated.withWaitingCorrections, words: words.payAskedDetail },
    { concerned: outdated.withUnrecordedTimes, words: words.payUnrecordedDetail },
    { concerned: outdated.withLateOrHalfDays, words: words.payLateOrHalfDetail },
  ]
  const hasReason = [outdated.withOtherSum, ...unsettled.map(({ concerned }) => concerned)].some(isGiven)
  return (
    <>
      {only && <p>{payslipAndSum(only)}</p>}
      {marked > 0 && <p>{words.othersPaid(marked)}</p>}
      <Reason concerned={outdated.withOtherSum} of={payslips} words={words.payOutdatedDetail(mayRecompute)} />
      {before !== after && <NetPayChange netPay={{ before, after }} />}
      {unsettled.map((reason) => (
        <Reason key={reason.words} of={payslips} {...reason} />
      ))}
      {!hasReason && <p>{words.payWarnedDetail}</p>}
    </>
  )
}

const isGiven = ({ count }: Concerned): boolean => count > 0

type ReasonProps = { concerned: Concerned; of: number; words: string }

/** A reason not to pay yet, if it concerns any payslip; of several payslips those are named that it concerns. */
function Reason({ concerned, of, words }: ReasonProps) {
  if (!isGiven(concerned)) return null
  const { count, payslips = [] } = concerned
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
