import { texts } from '@tahi/contract'
import { confirm } from '@tahi/ui/dialog/confirm.tsx'
import { NetPayChange, type NetPayNowAndThen } from '../net-pay-change.tsx'

/**
 * Asks before payslips are paid that are outdated or have days that wait: being paid freezes what came in after they were
 * computed, and what is not confirmed yet (decision 0022).
 * @returns whether to pay what was computed
 */
export const payOutdated = (
  payslips: number,
  netPay: NetPayNowAndThen,
  mayRecompute: boolean,
): Promise<boolean> => {
  const isSame = netPay.before === netPay.after
  const detail = isSame ? texts.payslip.payUnsettledDetail : texts.payslip.payOutdatedDetail(mayRecompute)
  return confirm({
    message: texts.payslip.payOutdatedQuestion(payslips),
    detail: (
      <>
        <p>{detail}</p>
        {!isSame && <NetPayChange netPay={netPay} />}
      </>
    ),
    confirmLabel: texts.payslip.payAsComputed,
  })
}
