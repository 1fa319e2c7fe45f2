import { type Payslip, texts } from '@tahi/contract'
import type { Day } from '@tahi/domain'
import { confirm } from '@tahi/ui/dialog/confirm.tsx'
import { formatDay } from '@tahi/ui/format/day.ts'
import type { PayPeriod } from './pay-periods.ts'
import { payslipAndSum } from './short-period.ts'

/** A list says whose payslip it is; a form shows it beside the question. */
type Paid = PayPeriod & Partial<Pick<Payslip, 'employee' | 'netPay'>>

/**
 * Asks before payslips are paid whose period is not over: nothing is recorded yet of the days that are left, today
 * included (decision 0022).
 * @returns whether to go on; true without a question if all periods are over
 */
export async function payBeforeEnd(payslips: readonly Paid[], today: Day): Promise<boolean> {
  const open = payslips.map(({ endDate }) => endDate).filter((endDate) => endDate >= today)
  const last = open.sort().at(-1)
  if (last === undefined) return true
  const [only] = payslips
  const detail = texts.payslip.payEarlyDetail(formatDay(last))
  return confirm({
    message: texts.payslip.payEarlyQuestion(open.length, payslips.length),
    detail:
      payslips.length === 1 && isNamed(only) ? (
        <>
          <p>{payslipAndSum(only)}</p>
          <p>{detail}</p>
        </>
      ) : (
        detail
      ),
    confirmLabel: texts.payslip.markAsPaid,
  })
}

const isNamed = (payslip?: Paid): payslip is Required<Paid> => payslip?.employee !== undefined
