import { type confirmAttendance as call, type Request, texts } from '@tahi/contract'
import { audit } from '../../platform/audit.ts'
import { divideRows } from '../../platform/divide-rows.ts'
import type { Result } from '../../platform/http/binding.ts'
import { keepsOwn } from '../../platform/scope.ts'
import { sinceSeen } from '../../platform/seen-versions.ts'
import type { Work } from '../../platform/work.ts'
import { isPaid, underPayslip } from './covering-payslip.ts'
import type { RecordRow } from './record.ts'
import { confirmPending, lockRecords } from './repository.ts'
import { tellOwners } from './tell-record.ts'

/**
 * Makes pending full days present (D3), also under a pending payslip, which includes them when it is recomputed. Returns
 * the records that it left alone, with the reason. Records that changed since the caller saw them are among these, so
 * that nobody confirms times that they did not see. A repeated request is harmless: records that only this confirmation
 * changed stay as they are.
 */
export async function confirmRecords(
  work: Work,
  { body }: Request<typeof call>,
): Promise<Result<typeof call>> {
  const records = await lockRecords(work, body.ids)
  const { isUnchanged, isOnlySettled } = sinceSeen(body.seen)
  const { done, refused } = divideRows(body.ids, records, (record) => {
    const { ownDay, changedMeanwhile, notPending, paidByPayslip } = texts.attendance
    if (keepsOwn(work.scope, record.personId)) return ownDay
    if (isConfirmed(record)) return isOnlySettled(record) ? undefined : changedMeanwhile
    if (record.status !== 'pending') return notPending
    if (isPaid(record.payslip)) return underPayslip(record.payslip, paidByPayslip)
    return isUnchanged(record) ? undefined : changedMeanwhile
  })
  const confirmed = done.filter((record) => !isConfirmed(record))

  await confirmPending(
    work,
    confirmed.map(({ id }) => id),
  )
  await audit(
    work,
    confirmed.map(({ id, branchId }) => ({
      action: 'attendance.confirm',
      entity: 'attendance',
      entityId: id,
      branchId,
      before: { status: 'pending' },
      after: { status: 'present' },
    })),
  )
  tellOwners(work, confirmed)
  return { confirmed: done.map(({ id }) => id), refused }
}

/** Recorded as present, not derived as present while the person is at work (D3). */
const isConfirmed = ({ recordedStatus }: RecordRow): boolean => recordedStatus === 'present'
