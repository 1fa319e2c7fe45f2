import { type markPayslips as call, type Request, texts } from '@tahi/contract'
import { pesosFromCentavos } from '@tahi/domain'
import { about, audit } from '../../platform/audit.ts'
import { divideRows } from '../../platform/divide-rows.ts'
import type { Result } from '../../platform/http/binding.ts'
import { idsOf } from '../../platform/ids.ts'
import { sinceSeen } from '../../platform/seen-versions.ts'
import type { Work } from '../../platform/work.ts'
import { withReasons } from './left-out.ts'
import { followPeople } from './move-payslips.ts'
import { notifyOfPay, tellOwners } from './notify-of-pay.ts'
import { type OutdatedPayslip, outdatedPayslips, paidAsComputed } from './outdated-payslips.ts'
import { mayReopen, type PayslipRow } from './payslip.ts'
import { lockPayslips, markPayslips as mark } from './repository.ts'

/**
 * Marks payslips paid, or back to pending (D5). Returns the payslips that it left alone. Payslips that changed since the
 * caller saw them are among these, so that nobody pays a sum that they did not see. A repeated request is harmless:
 * payslips that only this marking changed stay as they are. Unless they are to be paid as computed, payslips that newer
 * days would change are left alone too, and on request those with waiting days, correction requests, times that were
 * not recorded, or late or half days: paying freezes a payslip's days. The audit trail keeps what those paid as computed
 * would have come to. An HR Admin reopens none of a person who moved away (decision 0009).
 */
export async function markPayslips(work: Work, { body }: Request<typeof call>): Promise<Result<typeof call>> {
  const ids = [...new Set(body.ids)]
  const rows = await lockPayslips(work, ids)
  const missing = await withReasons(work, divideRows(ids, rows, () => undefined).refused)

  const { isUnchanged, isOnlySettled } = sinceSeen(body.seen)
  const isSettled = (row: PayslipRow) => row.status === body.status && isOnlySettled(row)
  const others = rows.filter((row) => !isSettled(row))
  const { done: unchanged, refused } = divideRows(idsOf(others), others, (row) => {
    if (!isUnchanged(row)) return texts.payslip.changedMeanwhile
    const follows = body.status === 'pending' && !mayReopen(row, work.scope.role)
    return follows ? texts.payslip.movedAway : undefined
  })
  const { asComputed = false, withoutWaitingDays = false } = body
  const outdated =
    body.status === 'paid'
      ? await outdatedPayslips(work, unchanged, { orUnsettled: withoutWaitingDays && !asComputed })
      : []
  const outdatedById = new Map(outdated.map((one) => [one.payslip.id, one]))
  const changed = unchanged.filter(({ id }) => asComputed || !outdatedById.has(id))
  await mark(work, idsOf(changed), body.status)
  await audit(
    work,
    changed.map(({ id, branchId, status }) => ({
      ...about('payslip', { id, branchId }),
      action: `payslip.mark-${body.status}`,
      before: { status },
      after: { status: body.status, ...paidAsComputed(outdatedById.get(id)) },
    })),
  )
  tellOwners(work, changed)
  await notifyOfPay(
    work,
    changed.filter(({ status }) => status !== body.status),
    body.status,
  )
  if (body.status === 'pending') await followPeople(work, changed)
  return {
    marked: changed.length,
    outdated: totalsOf(asComputed ? [] : outdated),
    refused: [...missing, ...refused],
  }
}

const totalsOf = (outdated: readonly OutdatedPayslip[]) => ({
  ids: payslipsOf(outdated),
  withOtherSum: payslipsOf(outdated.filter(({ payslip, netPay }) => netPay !== payslip.netPay)),
  withWaitingDays: payslipsOf(outdated.filter(({ hasWaitingDays }) => hasWaitingDays)),
  withWaitingCorrections: payslipsOf(outdated.filter(({ hasWaitingCorrections }) => hasWaitingCorrections)),
  withUnrecordedTimes: payslipsOf(outdated.filter(({ hasUnrecordedTimes }) => hasUnrecordedTimes)),
  withLateOrHalfDays: payslipsOf(outdated.filter(({ hasLateOrHalfDays }) => hasLateOrHalfDays)),
  netPayBefore: pesosFromCentavos(outdated.reduce((sum, { payslip }) => sum + payslip.netPay, 0)),
  netPayAfter: pesosFromCentavos(outdated.reduce((sum, { netPay }) => sum + netPay, 0)),
})

const payslipsOf = (outdated: readonly OutdatedPayslip[]): string[] =>
  idsOf(outdated.map(({ payslip }) => payslip))
