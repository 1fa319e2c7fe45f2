import { texts } from '@tahi/contract'
import { conflict, stale } from '../../platform/errors.ts'
import type { Work } from '../../platform/work.ts'
import { type PayslipRow, toPayslip } from './payslip.ts'
import { lockPayslip } from './repository.ts'

/**
 * A pending payslip, locked for the change that follows.
 * @throws Refusal not_found; stale when it moved on since `version`; conflict when it is paid (D5)
 */
export async function openPayslip(
  work: Work,
  { _id, version }: { _id: string; version?: number | undefined },
): Promise<PayslipRow> {
  const row = await lockPayslip(work, _id)
  if (version !== undefined && version !== row.version) throw stale(toPayslip(row, work.scope.role))
  if (row.status === 'paid') throw conflict(texts.payslip.paidFrozen)
  return row
}
