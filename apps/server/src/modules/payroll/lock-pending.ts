import { texts } from '@tahi/contract'
import { conflict, stale } from '../../platform/errors.ts'
import type { Work } from '../../platform/work.ts'
import { type PayslipRow, toPayslip } from './payslip.ts'
import { lockPayslip, lockPayslips } from './repository.ts'

/** Locks the pending payslips among these ids for a change. @returns them, and why the others stay as they are */
export async function lockPendingPayslips(
  work: Work,
  ids: readonly string[],
): Promise<{ payslips: PayslipRow[]; refused: { _id: string; msg: string }[] }> {
  const rows = await lockPayslips(work, ids)
  const found = new Map(rows.map((row) => [row.id, row]))
  const refused = [...new Set(ids)].flatMap((id) => {
    const row = found.get(id)
    if (!row) return [{ _id: id, msg: texts.recordNotFound }]
    return row.status === 'paid' ? [{ _id: id, msg: texts.payslip.paidFrozen }] : []
  })
  return { payslips: rows.filter(({ status }) => status === 'pending'), refused }
}

/**
 * Locks a pending payslip for a change.
 * @throws Refusal not_found; stale when it changed since `version`; conflict when it is paid (D5)
 */
export async function lockPendingPayslip(
  work: Work,
  { _id, version }: { _id: string; version?: number | undefined },
): Promise<PayslipRow> {
  const row = await lockPayslip(work, _id)
  if (version !== undefined && version !== row.version) throw stale(toPayslip(row, work.scope))
  if (row.status === 'paid') throw conflict(texts.payslip.paidFrozen)
  return row
}
