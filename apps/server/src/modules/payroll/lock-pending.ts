import { type Refused, texts } from '@tahi/contract'
import { divideRows } from '../../platform/divide-rows.ts'
import { conflict, stale } from '../../platform/errors.ts'
import { sinceSeen } from '../../platform/seen-versions.ts'
import { isOutdated } from '../../platform/versions.ts'
import type { Work } from '../../platform/work.ts'
import { withReasons } from './left-out.ts'
import { type PayslipRow, toPayslip } from './payslip.ts'
import { lockPayslip, lockPayslips } from './repository.ts'

/**
 * Locks the pending payslips among these ids for a change.
 * @param seen leaves out those that changed since these versions
 * @returns them, and why the others stay as they are
 */
export async function lockPendingPayslips(
  work: Work,
  ids: readonly string[],
  seen?: Parameters<typeof sinceSeen>[0],
): Promise<{ payslips: PayslipRow[]; refused: Refused }> {
  const rows = await lockPayslips(work, ids)
  const { isUnchanged } = sinceSeen(seen)
  const { done: payslips, refused } = divideRows([...new Set(ids)], rows, (row) => {
    if (row.status === 'paid') return texts.payslip.paidFrozen
    return isUnchanged(row) ? undefined : texts.payslip.changedMeanwhile
  })
  return { payslips, refused: await withReasons(work, refused) }
}

/**
 * Locks a pending payslip for a change.
 * @throws Refusal not_found; not_allowed when it may only be read; stale when it changed since `version`; conflict when
 * it is paid (D5)
 */
export async function lockPendingPayslip(
  work: Work,
  { _id, version }: { _id: string; version?: number | undefined },
): Promise<PayslipRow> {
  const row = await lockPayslip(work, _id)
  if (isOutdated(version, row.version)) throw stale(toPayslip(row, work.scope))
  if (row.status === 'paid') throw conflict(texts.payslip.paidFrozen)
  return row
}
