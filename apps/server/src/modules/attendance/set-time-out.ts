import { type setAttendanceTimeOut as call, type Request, texts } from '@tahi/contract'
import { parseWallTimeOrNone } from '@tahi/domain'
import { about, audit } from '../../platform/audit.ts'
import { divideRows } from '../../platform/divide-rows.ts'
import type { Result } from '../../platform/http/binding.ts'
import { idsOf } from '../../platform/ids.ts'
import { keepsOwn } from '../../platform/scope.ts'
import { sinceSeen } from '../../platform/seen-versions.ts'
import type { Work } from '../../platform/work.ts'
import { underPayslip } from './covering-payslip.ts'
import { afterLeaving } from './employed.ts'
import { lacksOnlyTimeOut, type RecordRow, rowTrail } from './record.ts'
import { lockRecords, setTimesOut } from './repository.ts'
import { tellOwners } from './tell-record.ts'
import { whyImpossible } from './times.ts'

/**
 * Gives chosen days without a time out the same one, as 'Correct times…' does with one of them: after a power cut a
 * whole line has none. Returns the days that it left alone, with the reason. A repeated request is harmless. Claims
 * for these days stay in sight: nobody reads them beside so many days.
 */
export async function setTimeOut(
  work: Work,
  { body: { ids, seen, timeOut: sent, reason } }: Request<typeof call>,
): Promise<Result<typeof call>> {
  const timeOut = parseWallTimeOrNone(sent)
  const { isUnchanged, isOnlySettled } = sinceSeen(seen)
  const isSet = (record: RecordRow): boolean => record.timeOut === timeOut
  const { done, refused } = divideRows(ids, await lockRecords(work, ids), (record) => {
    const { ownDay, changedMeanwhile, hasTimeOut, coveredByPayslip } = texts.attendance
    if (keepsOwn(work.scope, record.personId)) return ownDay
    if (isSet(record)) return isOnlySettled(record) ? undefined : changedMeanwhile
    if (!isUnchanged(record)) return changedMeanwhile
    if (!lacksOnlyTimeOut(record)) return hasTimeOut
    if (record.payslip) return underPayslip(record.payslip, coveredByPayslip)
    return afterLeaving(record)?.message ?? whyImpossible(record.timeIn, timeOut)
  })
  const missing = done.filter((record) => !isSet(record))
  const changed = idsOf(missing)

  await setTimesOut(work, changed, timeOut)
  const written = new Map((await lockRecords(work, changed)).map((record) => [record.id, record]))
  await audit(
    work,
    missing.flatMap((before) => {
      const after = written.get(before.id)
      if (!after) return []
      return {
        ...about('attendance', before),
        action: 'attendance.correct',
        reason,
        before: rowTrail(before, work),
        after: rowTrail(after, work),
      }
    }),
  )
  tellOwners(work, missing)
  return { corrected: idsOf(done), refused }
}
