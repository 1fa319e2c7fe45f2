import { type recomputePayslips as call, type Refused, type Request, texts } from '@tahi/contract'
import { pesosFromCentavos } from '@tahi/domain'
import { type AuditEntry, about, audit } from '../../platform/audit.ts'
import { divideRows } from '../../platform/divide-rows.ts'
import type { Result } from '../../platform/http/binding.ts'
import { idsOf } from '../../platform/ids.ts'
import { sinceSeen } from '../../platform/seen-versions.ts'
import type { Work } from '../../platform/work.ts'
import { computeAnew } from './compute-payslips.ts'
import { computedRow } from './computed-columns.ts'
import { lockPendingPayslips } from './lock-pending.ts'
import { tellOwners } from './notify-of-pay.ts'
import { countUnsettled, unsettledIn } from './outdated-payslips.ts'
import { type PayslipRow, toPayslip, trail } from './payslip.ts'
import { isOtherSum } from './refuse-other-sum.ts'
import { differingPayslips, writeComputations } from './repository.ts'

/**
 * Recomputes pending payslips from the current attendance and rates (D5), in as many statements for thousands as for one.
 * Payslips that would not change are left alone, so that a repeated request is harmless. Refused ones are returned with
 * the reason: among them are those that changed since the caller saw them, and those that come to another sum than the
 * caller was shown.
 */
export async function recomputePayslips(
  work: Work,
  { body }: Request<typeof call>,
): Promise<Result<typeof call>> {
  const { payslips, refused } = await lockPendingPayslips(work, body.ids)
  const computed = new Map<string, Computed>()
  const unsettled: ReturnType<typeof unsettledIn>[] = []
  for await (const { payslip, computation, ...undecided } of computeAnew(work, payslips)) {
    const { grossPay, netPay } = computation
    computed.set(payslip.id, { row: computedRow(payslip.id, computation), grossPay, netPay })
    unsettled.push(unsettledIn(computation, undecided))
  }
  const differing = await differingPayslips(work, rowsOf(computed))
  const { seen, unseen } = divideSeen(body, payslips, computed, differing)
  const changed = new Map([...computed].filter(([id]) => seen.has(id) && differing.has(id)))

  const entries: AuditEntry[] = []
  let before = 0
  let after = 0
  for (const row of payslips) {
    const pay = changed.get(row.id)
    if (!pay) continue
    entries.push(recomputation(work, row, pay))
    before += row.netPay
    after += pay.netPay
  }
  if (!body.preview) {
    await writeComputations(work, rowsOf(changed))
    await audit(work, entries)
    tellOwners(
      work,
      payslips.filter(({ id }) => changed.has(id)),
    )
  }
  return {
    recomputed: [...changed.keys()],
    unchanged: seen.size - changed.size,
    ...countUnsettled(unsettled),
    netPayBefore: pesosFromCentavos(before),
    netPayAfter: pesosFromCentavos(after),
    netPays: Array.from(computed, ([_id, { netPay }]) => ({ _id, netPay: pesosFromCentavos(netPay) })),
    refused: [...refused, ...unseen],
  }
}

type Pay = Pick<PayslipRow, 'grossPay' | 'netPay'>

/** A payslip's new computation, as the JSON of its row and in centavos. */
type Computed = Pay & { readonly row: string }

const rowsOf = (computed: ReadonlyMap<string, Computed>): string[] =>
  Array.from(computed.values(), ({ row }) => row)

/** Divides the payslips into those that the caller saw as they are and will be, and the others with the reason. */
function divideSeen(
  body: Request<typeof call>['body'],
  payslips: readonly PayslipRow[],
  computed: ReadonlyMap<string, Pay>,
  differing: ReadonlySet<string>,
): { seen: ReadonlySet<string>; unseen: Refused } {
  const { isUnchanged } = sinceSeen(body.seen)
  const shown = new Map(body.shown?.map(({ _id, netPay }) => [_id, netPay]))
  const { done, refused } = divideRows(idsOf(payslips), payslips, (row) => {
    if (differing.has(row.id) && !isUnchanged(row)) return texts.payslip.changedMeanwhile
    const netPay = computed.get(row.id)?.netPay ?? 0
    return isOtherSum(netPay, shown.get(row.id)) ? texts.payslip.figuresChanged : undefined
  })
  return { seen: new Set(idsOf(done)), unseen: refused }
}

function recomputation({ scope }: Work, row: PayslipRow, { grossPay, netPay }: Pay): AuditEntry {
  const before = trail(toPayslip(row, scope))
  return {
    ...about('payslip', row),
    action: 'payslip.recompute',
    before,
    after: { ...before, grossPay: pesosFromCentavos(grossPay), netPay: pesosFromCentavos(netPay) },
  }
}
