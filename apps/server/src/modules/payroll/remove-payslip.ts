import type { removePayslip as call, Request } from '@tahi/contract'
import { about, audit } from '../../platform/audit.ts'
import type { Result } from '../../platform/http/binding.ts'
import type { Work } from '../../platform/work.ts'
import { lockPendingPayslip } from './lock-pending.ts'
import { takeBackPay, tellOwners } from './notify-of-pay.ts'
import { toPayslip, trail } from './payslip.ts'
import { removePayslips } from './repository.ts'

/** Soft-deletes a pending payslip; its days can then be changed and paid again. */
export async function removePayslip(
  work: Work,
  { body }: Request<typeof call>,
): Promise<Result<typeof call>> {
  const row = await lockPendingPayslip(work, body)
  await removePayslips(work, [row])
  await audit(work, {
    ...about('payslip', row),
    action: 'payslip.remove',
    before: trail(toPayslip(row, work.scope)),
  })
  await takeBackPay(work, [row])
  tellOwners(work, [row])
  return { _id: row.id }
}
