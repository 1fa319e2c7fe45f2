import { type confirmAttendance as call, type Request, texts } from '@tahi/contract'
import { audit } from '../../platform/audit.ts'
import type { Result } from '../../platform/http/binding.ts'
import { keepsOwn } from '../../platform/scope.ts'
import { sinceSeen } from '../../platform/seen-versions.ts'
import type { Work } from '../../platform/work.ts'
import { isPaid, underPayslip } from './covering-payslip.ts'
import type { RecordRow } from './record.ts'
import { confirmPending, lockRecords } from './repository.ts'
import { tellOwners } from './tell-record.ts'

/**
 * Makes pending full days present (D3), also under a pending payslip, which takes them in when it is recomputed; names
 * those that it left alone, and why: those that changed since they were seen too, so that nobody confirms other times than
 * they saw. Those that became so by this alone stay as they are, so that a repeated request is harmless.
 */
export async function confirmRecords(
  work: Work,
  { body }: Request<typeof call>,
): Promise<Result<typeof call>> {
  const records = await lockRecords(work, body.ids)
  const found = new Map(records.map((record) => [record.id, record]))
  const { isUnchanged, isOnlySettled } = sinceSeen(body.seen)

  const refused = body.ids.flatMap((id): { _id: string; msg: string }[] => {
    const record = found.get(id)
    if (!record) return [{ _id: id, msg: texts.recordNotFound }]
    if (keepsOwn(work.scope, record.personId)) return [{ _id: id, msg: texts.attendance.ownDay }]
    const changed = [{ _id: id, msg: texts.attendance.changedMeanwhile }]
    if (isConfirmed(record)) return isOnlySettled(record) ? [] : changed
    if (record.status !== 'pending') return [{ _id: id, msg: texts.attendance.notPending }]
    if (isPaid(record.payslip))
      return [{ _id: id, msg: underPayslip(record.payslip, texts.attendance.paidByPayslip) }]
    return isUnchanged(record) ? [] : changed
  })
  const kept = new Set(refused.map(({ _id }) => _id))
  const done = records.filter(({ id }) => !kept.has(id))
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

/** Made present, not derived as present for as long as somebody is there (D3). */
const isConfirmed = ({ recordedStatus }: RecordRow): boolean => recordedStatus === 'present'
