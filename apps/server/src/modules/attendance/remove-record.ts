import type { removeAttendance as call, Request } from '@tahi/contract'
import { stale } from '../../platform/errors.ts'
import type { Result } from '../../platform/http/binding.ts'
import { isOutdated } from '../../platform/versions.ts'
import type { Work } from '../../platform/work.ts'
import { toRecord } from './record.ts'
import { refuseOwnDay } from './refuse-own-day.ts'
import { refuseUnderPayslip } from './refuse-under-payslip.ts'
import { removeAll } from './remove-records.ts'
import { lockRecord } from './repository.ts'

/** Soft-deletes a record, unless a payslip covers its day (D3 Departure). A confirmed leave covers the day again. */
export async function removeRecord(work: Work, { body }: Request<typeof call>): Promise<Result<typeof call>> {
  const row = await lockRecord(work, body._id)
  refuseOwnDay(work, row)
  if (isOutdated(body.version, row.version)) throw stale(toRecord(row, work))
  await refuseUnderPayslip(work, row)
  await removeAll(work, [row])
  return { _id: row.id }
}
