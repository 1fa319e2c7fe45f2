import { type correctAttendance as call, type Request, texts } from '@tahi/contract'
import { audit } from '../../platform/audit.ts'
import { conflict, stale } from '../../platform/errors.ts'
import type { Result } from '../../platform/http/binding.ts'
import type { Work } from '../../platform/work.ts'
import { toRecord } from './record.ts'
import { rowTrail } from './record-day.ts'
import { lockRecord, updateRecord } from './repository.ts'
import { tellRecord } from './tell-record.ts'
import { readTimes } from './times.ts'

/**
 * Writes new times for a reason that is kept (D3). The day is derived anew from them, so a full day waits for
 * confirmation again; a day left without times keeps its status.
 */
export async function correctTimes(work: Work, { body }: Request<typeof call>): Promise<Result<typeof call>> {
  const row = await lockRecord(work, body._id)
  if (body.version !== undefined && body.version !== row.version) throw stale(toRecord(row, work.scope.role))
  if (row.covered) throw conflict(texts.attendance.coveredByPayslip)
  const times = readTimes(body)

  await updateRecord(work, row.id, { ...times, ...(times.timeIn !== null && { recordedStatus: 'pending' }) })
  const corrected = await lockRecord(work, row.id)
  await audit(work, {
    action: 'attendance.correct',
    entity: 'attendance',
    entityId: row.id,
    branchId: row.branchId,
    reason: body.reason,
    before: rowTrail(row, work),
    after: rowTrail(corrected, work),
  })
  return tellRecord(work, toRecord(corrected, work.scope.role))
}
