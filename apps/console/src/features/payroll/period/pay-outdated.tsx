import { texts } from '@tahi/contract'
import { confirm } from '@tahi/ui/dialog/confirm.tsx'
import { NetPayChange, type NetPayNowAndThen } from '../net-pay-change.tsx'

/**
 * Asks before payslips are paid that would come to another sum by now: days came in after they were computed (decision
 * 0022), and being paid freezes these.
 * @returns whether to pay what was computed
 */
export const payOutdated = (
  payslips: number,
  netPay: NetPayNowAndThen,
  mayRecompute: boolean,
): Promise<boolean> =>
  confirm({
    message: texts.payslip.payOutdatedQuestion(payslips),
    detail: (
      <>
        <p>{texts.payslip.payOutdatedDetail(mayRecompute)}</p>
        <NetPayChange netPay={netPay} />
      </>
    ),
    confirmLabel: texts.payslip.payAsComputed,
  })
