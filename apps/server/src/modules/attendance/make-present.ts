import { type Refused, texts } from '@tahi/contract'
import type { AttendanceStatus } from '@tahi/domain'
import { about, audit } from '../../platform/audit.ts'
import { divideRows } from '../../platform/divide-rows.ts'
import { idsOf } from '../../platform/ids.ts'
import { keepsOwn } from '../../platform/scope.ts'
import { sinceSeen } from '../../platform/seen-versions.ts'
import type { Work } from '../../platform/work.ts'
import type { RecordRow } from './record.ts'
import { lockRecords, makePresent } from './repository.ts'
import { tellOwners } from './tell-record.ts'

interface Chosen {
  readonly ids: readonly string[]
  readonly seen?: Parameters<typeof sinceSeen>[0]
}

interface Making {
  /** The statuses that become present. */
  readonly from: readonly AttendanceStatus[]
  /** The audit trail's action. */
  readonly action: string
  /** Why a record that is not present yet stays as it is. */
  readonly refusal: (record: RecordRow) => string | undefined
}

/**
 * Makes chosen days present. Returns the records that it left alone, with the reason. Records that changed since the
 * caller saw them are among these, so that nobody decides about times that they did not see. A repeated request is
 * harmless: records that only this decision changed stay as they are.
 */
export async function makeDaysPresent(
  work: Work,
  { ids, seen }: Chosen,
  { from, action, refusal }: Making,
): Promise<{ present: string[]; refused: Refused }> {
  const records = await lockRecords(work, ids)
  const { isUnchanged, isOnlySettled } = sinceSeen(seen)
  const { done, refused } = divideRows(ids, records, (record) => {
    const { ownDay, changedMeanwhile } = texts.attendance
    if (keepsOwn(work.scope, record.personId)) return ownDay
    if (isRecordedPresent(record)) return isOnlySettled(record) ? undefined : changedMeanwhile
    return refusal(record) ?? (isUnchanged(record) ? undefined : changedMeanwhile)
  })
  const changed = done.filter((record) => !isRecordedPresent(record))

  await makePresent(work, idsOf(changed), from)
  await audit(
    work,
    changed.map(({ id, branchId, status }) => ({
      ...about('attendance', { id, branchId }),
      action,
      before: { status },
      after: { status: 'present' },
    })),
  )
  tellOwners(work, changed)
  return { present: idsOf(done), refused }
}

/** Recorded as present, not derived as present while the person is at work (D3). */
const isRecordedPresent = ({ recordedStatus }: RecordRow): boolean => recordedStatus === 'present'
