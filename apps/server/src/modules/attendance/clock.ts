import type { AttendanceRecord, createAttendance, Request } from '@tahi/contract'
import { audit } from '../../platform/audit.ts'
import { invalid, notFound } from '../../platform/errors.ts'
import { newId } from '../../platform/ids.ts'
import type { Work } from '../../platform/work.ts'
import { type RecordRow, toRecord } from './record.ts'
import { findRecord, insertRecord, lockRecord, updateRecord } from './repository.ts'

type Body = Request<typeof createAttendance>['body']

/**
 * An employee's clock-in or clock-out: own record, today, the server's time (D3). A time out that is sent means
 * out, else in; which time stands there is not taken. Doing either again changes nothing.
 */
export async function clock(work: Work, body: Body): Promise<AttendanceRecord> {
  const day = { personId: work.scope.personId, day: work.today }
  const present = await findRecord(work, day)
  const record = body.timeOut ? await clockOut(work, present) : await clockIn(work, body, day, present)
  return toRecord(record, work.scope.role)
}

interface PersonDay {
  personId: string
  day: string
}

async function clockIn(
  work: Work,
  body: Body,
  day: PersonDay,
  present: RecordRow | undefined,
): Promise<RecordRow> {
  if (present && present.timeIn !== null) return present
  if (present) {
    // The record was made without times, by the nightly close or by HR.
    await updateRecord(work, present.id, { timeIn: work.time, recordedStatus: 'pending' })
    return noted(work, present.id, 'attendance.clock-in')
  }
  const id = body._id === undefined || body._id === 'new' ? newId() : body._id
  const times = { timeIn: work.time, timeOut: null, recordedStatus: 'pending' }
  if (await insertRecord(work, { id, ...day, ...times })) return noted(work, id, 'attendance.clock-in')
  // The same tap, sent twice, met itself.
  const other = await findRecord(work, day)
  if (!other) throw notFound()
  return other
}

async function clockOut(work: Work, present: RecordRow | undefined): Promise<RecordRow> {
  if (!present || present.timeIn === null) throw invalid('timeOut', 'Clock in first.')
  const locked = await lockRecord(work, present.id)
  if (locked.timeOut !== null) return locked
  if (locked.timeIn !== null && work.time <= locked.timeIn)
    throw invalid('timeOut', 'You clocked in within this minute. Wait a moment, then clock out.')
  await updateRecord(work, present.id, { timeOut: work.time })
  return noted(work, present.id, 'attendance.clock-out')
}

async function noted(work: Work, id: string, action: string): Promise<RecordRow> {
  const row = await lockRecord(work, id)
  await audit(work, {
    action,
    entity: 'attendance',
    entityId: id,
    branchId: row.branchId,
    after: { timeIn: row.timeIn, timeOut: row.timeOut, status: row.status },
  })
  return row
}
