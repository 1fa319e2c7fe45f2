import { texts } from '@tahi/contract'
import type { Day } from '@tahi/domain'
import { confirm } from '@tahi/ui/dialog/confirm.tsx'
import { formatDay } from '@tahi/ui/format/day.ts'
import type { PayPeriod } from './pay-periods.ts'

/**
 * Asks before payslips are paid whose period is not over: nothing is recorded yet of the days that are left, today
 * included (decision 0022).
 * @returns whether to go on; true without a question if all periods are over
 */
export async function payBeforeEnd(payslips: readonly PayPeriod[], today: Day): Promise<boolean> {
  const open = payslips.map(({ endDate }) => endDate).filter((endDate) => endDate >= today)
  const last = open.sort().at(-1)
  if (last === undefined) return true
  return confirm({
    message: texts.payslip.payEarlyQuestion(open.length, payslips.length),
    detail: texts.payslip.payEarlyDetail(formatDay(last)),
    confirmLabel: texts.payslip.markAsPaid,
  })
}
