import { type removeAttendances as call, type Request, texts } from '@tahi/contract'
import { about, audit } from '../../platform/audit.ts'
import { divideRows } from '../../platform/divide-rows.ts'
import type { Result } from '../../platform/http/binding.ts'
import { idsOf } from '../../platform/ids.ts'
import { keepsOwn } from '../../platform/scope.ts'
import { sinceSeen } from '../../platform/seen-versions.ts'
import type { Work } from '../../platform/work.ts'
import { underPayslip } from './covering-payslip.ts'
import { restoreLeaveDays } from './leave-days.ts'
import { type RecordRow, rowTrail } from './record.ts'
import { lockRecords, removeRecords as remove } from './repository.ts'
import { tellOwners } from './tell-record.ts'

/**
 * Soft-deletes records that no payslip covers, such as those of a mistaken import. Returns those that it left alone, with
 * the reason.
 */
export async function removeRecords(
  work: Work,
  { body: { ids, seen, preview } }: Request<typeof call>,
): Promise<Result<typeof call>> {
  const { isUnchanged } = sinceSeen(seen)
  const { done, refused } = divideRows(ids, await lockRecords(work, ids), (record) => {
    const { ownDay, changedMeanwhile, coveredByPayslip } = texts.attendance
    if (keepsOwn(work.scope, record.personId)) return ownDay
    if (record.payslip) return underPayslip(record.payslip, coveredByPayslip)
    return isUnchanged(record) ? undefined : changedMeanwhile
  })
  if (!preview) await removeAll(work, done)
  return { removed: idsOf(done), refused }
}

/** Removes locked records. Confirmed leaves cover their days again. */
export async function removeAll(work: Work, rows: readonly RecordRow[]): Promise<void> {
  const ids = idsOf(rows)
  await remove(work, ids)
  await restoreLeaveDays(work, ids)
  await audit(
    work,
    rows.map((row) => ({
      ...about('attendance', row),
      action: 'attendance.remove',
      before: rowTrail(row, work),
    })),
  )
  tellOwners(work, rows)
}
