import { texts } from '@tahi/contract'
import { confirm } from '@tahi/ui/dialog/confirm.tsx'
import { NetPayChange } from '../net-pay-change.tsx'

/** Payslips that need a confirmation before they are paid. */
type Outdated = {
  payslips: number
  /** Others of the same selection that have been marked as paid already. */
  marked?: number
  withOtherSum: number
  withWaitingDays: number
  withWaitingCorrections: number
  /** In pesos, of all payslips together: as saved, and as recomputed. */
  netPayBefore: number
  netPayAfter: number
}

/**
 * Asks before outdated payslips, or payslips with unconfirmed days or waiting correction requests, are paid: paying leaves
 * out what was recorded after they were computed, and what is not settled yet (decision 0022).
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
  const {
    payslips,
    marked = 0,
    withOtherSum,
    withWaitingDays,
    withWaitingCorrections,
    netPayBefore: before,
    netPayAfter: after,
  } = outdated
  const { ofThem, payOutdatedDetail, payUnsettledDetail, payAskedDetail, payWarnedDetail } = texts.payslip
  return (
    <>
      {marked > 0 && <p>{texts.payslip.othersPaid(marked)}</p>}
      {withOtherSum > 0 && (
        <p>
          {ofThem(withOtherSum, payslips)}
          {payOutdatedDetail(mayRecompute)}
        </p>
      )}
      {before !== after && <NetPayChange netPay={{ before, after }} />}
      {withWaitingDays > 0 && (
        <p>
          {ofThem(withWaitingDays, payslips)}
          {payUnsettledDetail}
        </p>
      )}
      {withWaitingCorrections > 0 && (
        <p>
          {ofThem(withWaitingCorrections, payslips)}
          {payAskedDetail}
        </p>
      )}
      {withOtherSum + withWaitingDays + withWaitingCorrections === 0 && <p>{payWarnedDetail}</p>}
    </>
  )
}
