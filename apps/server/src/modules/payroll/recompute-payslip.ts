import type { recomputePayslip as call, Request } from '@tahi/contract'
import { about, audit } from '../../platform/audit.ts'
import { stale } from '../../platform/errors.ts'
import type { Result } from '../../platform/http/binding.ts'
import { isOutdated } from '../../platform/versions.ts'
import type { Work } from '../../platform/work.ts'
import { computePayslip } from './compute-payslips.ts'
import { computedRow } from './computed-columns.ts'
import { lockPendingPayslip } from './lock-pending.ts'
import { tellOwners } from './notify-of-pay.ts'
import { toExplainedPayslip, toPayslip, trail } from './payslip.ts'
import { refuseOtherSum } from './refuse-other-sum.ts'
import { readExplained, writeComputations } from './repository.ts'

/**
 * Recomputes a pending payslip from the current attendance and rates (D5). If nothing would change, it is left alone,
 * whatever version is named: a repeated request after a lost reply has nothing left to do.
 * @throws Refusal not_found; conflict when it is paid or comes to another sum than was shown; stale when it would change
 * and was changed since `version`
 */
export async function recomputePayslip(
  work: Work,
  { body }: Request<typeof call>,
): Promise<Result<typeof call>> {
  const row = await lockPendingPayslip(work, { _id: body._id })
  const period = { from: row.periodStart, to: row.periodEnd }
  const { computation } = await computePayslip(work, row.personId, period)
  const changed = await writeComputations(work, [computedRow(row.id, computation)])

  const recomputed = toExplainedPayslip(await readExplained(work, row.id), work.scope)
  if (changed.size > 0 && isOutdated(body.version, row.version)) throw stale(toPayslip(row, work.scope))
  refuseOtherSum(computation.netPay, body.shownNetPay)
  if (changed.size === 0) return recomputed
  await audit(work, {
    ...about('payslip', row),
    action: 'payslip.recompute',
    before: trail(toPayslip(row, work.scope)),
    after: trail(recomputed),
  })
  tellOwners(work, [row])
  return recomputed
}
