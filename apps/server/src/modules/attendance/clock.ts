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
  const record = body.timeOut ? await clockOut(work) : await clockIn(work, body)
  return toRecord(record, work.scope.role)
}

const todayOf = ({ scope, today }: Work) => ({ personId: scope.personId, day: today })

/** Writes first and looks only when something stands there: a queue at the gate waits for this. */
async function clockIn(work: Work, body: Body): Promise<RecordRow> {
  const id = body._id === undefined || body._id === 'new' ? newId() : body._id
  const times = { timeIn: work.time, timeOut: null, recordedStatus: 'pending' }
  const written = await insertRecord(work, { id, ...todayOf(work), ...times })
  if (written) return noted(work, written, 'attendance.clock-in')

  const present = await findRecord(work, todayOf(work))
  if (!present) throw notFound()
  // The same tap, sent twice; or a record made without times, by the nightly close or by HR.
  if (present.timeIn !== null) return present
  await updateRecord(work, present.id, { timeIn: work.time, recordedStatus: 'pending' })
  return noted(work, await lockRecord(work, present.id), 'attendance.clock-in')
}

async function clockOut(work: Work): Promise<RecordRow> {
  const present = await findRecord(work, todayOf(work))
  if (!present || present.timeIn === null) throw invalid('timeOut', 'Clock in first.')
  const locked = await lockRecord(work, present.id)
  if (locked.timeOut !== null) return locked
  if (locked.timeIn !== null && work.time <= locked.timeIn)
    throw invalid('timeOut', 'You clocked in within this minute. Wait a moment, then clock out.')
  await updateRecord(work, present.id, { timeOut: work.time })
  return noted(work, await lockRecord(work, present.id), 'attendance.clock-out')
}

async function noted(work: Work, row: RecordRow, action: string): Promise<RecordRow> {
  await audit(work, {
    action,
    entity: 'attendance',
    entityId: row.id,
    branchId: row.branchId,
    after: { timeIn: row.timeIn, timeOut: row.timeOut, status: row.status },
  })
  return row
}
