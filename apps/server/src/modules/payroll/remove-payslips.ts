import type { removePayslips as call, Request } from '@tahi/contract'
import { pesosFromCentavos } from '@tahi/domain'
import { about, audit } from '../../platform/audit.ts'
import type { Result } from '../../platform/http/binding.ts'
import { idsOf } from '../../platform/ids.ts'
import type { Work } from '../../platform/work.ts'
import { lockPendingPayslips } from './lock-pending.ts'
import { takeBackPay, tellOwners } from './notify-of-pay.ts'
import { toPayslip, trail } from './payslip.ts'
import { removePayslips as remove } from './repository.ts'

/**
 * Soft-deletes pending payslips, so that their days can be paid again. Returns those that it left alone, with the reason;
 * payslips that changed since the caller saw them are among these.
 */
export async function removePayslips(
  work: Work,
  { body }: Request<typeof call>,
): Promise<Result<typeof call>> {
  const { payslips, refused } = await lockPendingPayslips(work, body.ids, body.seen)
  const removed = idsOf(payslips)
  if (!body.preview) {
    await remove(work, payslips)
    await audit(
      work,
      payslips.map((row) => ({
        ...about('payslip', row),
        action: 'payslip.remove',
        before: trail(toPayslip(row, work.scope)),
      })),
    )
    await takeBackPay(work, payslips)
    tellOwners(work, payslips)
  }
  const netPay = payslips.reduce((total, row) => total + row.netPay, 0)
  return { removed, netPay: pesosFromCentavos(netPay), refused }
}
