import { texts } from '@tahi/contract'
import { conflict } from '../../platform/errors.ts'
import type { Work } from '../../platform/work.ts'
import { afterLeaving } from './employed.ts'
import type { RecordRow } from './record.ts'
import { refuseUnderPayslip } from './refuse-under-payslip.ts'

/**
 * Refuses a day under a payslip, one after the person's last, and one to come: leaves write their days ahead, but nobody
 * has worked them yet (D3).
 * @throws Refusal conflict
 */
export async function refuseFixedDay(work: Work, row: RecordRow): Promise<void> {
  await refuseUnderPayslip(work, row)
  const refusal = afterLeaving(row)
  if (refusal) throw refusal
  if (row.day > work.today) throw conflict(texts.attendance.future)
}
