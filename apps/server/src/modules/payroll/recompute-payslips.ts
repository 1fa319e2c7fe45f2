import type { recomputePayslips as call, Request } from '@tahi/contract'
import { pesosFromCentavos } from '@tahi/domain'
import { type AuditEntry, audit } from '../../platform/audit.ts'
import type { Result } from '../../platform/http/binding.ts'
import type { Work } from '../../platform/work.ts'
import { computeAnew } from './compute-payslips.ts'
import { computedRow } from './computed-columns.ts'
import { lockPendingPayslips } from './lock-pending.ts'
import { tellOwners } from './notify-of-pay.ts'
import { countWaiting, waitingIn } from './outdated-payslips.ts'
import { type PayslipRow, toPayslip, trail } from './payslip.ts'
import { differingPayslips, writeComputations } from './repository.ts'

/**
 * Recomputes pending payslips from the current attendance and rates (D5), in as many statements for thousands as for one.
 * Payslips that would not change are left alone. Refused ones are returned with the reason.
 */
export async function recomputePayslips(
  work: Work,
  { body }: Request<typeof call>,
): Promise<Result<typeof call>> {
  const { payslips, refused } = await lockPendingPayslips(work, body.ids)
  const rows: string[] = []
  const pays = new Map<string, Pay>()
  const waiting: ReturnType<typeof waitingIn>[] = []
  for await (const { payslip, computation, askedDays } of computeAnew(work, payslips)) {
    rows.push(computedRow(payslip.id, computation))
    pays.set(payslip.id, { grossPay: computation.grossPay, netPay: computation.netPay })
    waiting.push(waitingIn(computation, askedDays))
  }
  const changed = await (body.preview ? differingPayslips : writeComputations)(work, rows)

  const entries: AuditEntry[] = []
  let before = 0
  let after = 0
  for (const row of payslips) {
    const pay = pays.get(row.id)
    if (!pay || !changed.has(row.id)) continue
    entries.push(recomputation(work, row, pay))
    before += row.netPay
    after += pay.netPay
  }
  if (!body.preview) {
    await audit(work, entries)
    tellOwners(
      work,
      payslips.filter(({ id }) => changed.has(id)),
    )
  }
  return {
    recomputed: [...changed],
    unchanged: payslips.length - changed.size,
    ...countWaiting(waiting),
    netPayBefore: pesosFromCentavos(before),
    netPayAfter: pesosFromCentavos(after),
    refused,
  }
}

type Pay = Pick<PayslipRow, 'grossPay' | 'netPay'>

function recomputation({ scope }: Work, row: PayslipRow, { grossPay, netPay }: Pay): AuditEntry {
  const before = trail(toPayslip(row, scope))
  return {
    action: 'payslip.recompute',
    entity: 'payslip',
    entityId: row.id,
    branchId: row.branchId,
    before,
    after: { ...before, grossPay: pesosFromCentavos(grossPay), netPay: pesosFromCentavos(netPay) },
  }
}
