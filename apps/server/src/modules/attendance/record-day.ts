import { type AttendanceRecord, type createAttendance as call, type Request, texts } from '@tahi/contract'
import { conflict, invalid, notFound, type Refusal, stale } from '../../platform/errors.ts'
import type { Origin, Result } from '../../platform/http/binding.ts'
import { newId } from '../../platform/ids.ts'
import { lockPerson } from '../../platform/lock-people.ts'
import type { Services } from '../../platform/services.ts'
import { isOutdated, wasRead } from '../../platform/versions.ts'
import type { Work } from '../../platform/work.ts'
import { clock } from './clock-in-and-out.ts'
import { settleDay } from './punches/settle-punches.ts'
import { toRecord } from './record.ts'
import { refuseFixedDay } from './refuse-fixed-day.ts'
import { refuseOwnDay } from './refuse-own-day.ts'
import { findRecord, insertRecord, lockRecord, replaceLeave, updateRecord } from './repository.ts'
import { noteDay } from './tell-record.ts'
import { readTimes } from './times.ts'
import { whyUnwritten } from './why-unwritten.ts'

type Body = Request<typeof call>['body']

/** Creates or changes an employee's day. An employee's own call clocks in or out (D1 create, D3). */
export function recordDay(
  { database }: Services,
  { body }: Request<typeof call>,
  origin: Origin,
): Promise<Result<typeof call>> {
  const context = origin.context()
  return context.scope.ownOnly
    ? clock(database, context, body)
    : database.work(context, (work) => record(work, body))
}

async function record(work: Work, body: Body): Promise<AttendanceRecord> {
  const id = body._id
  const known = id ? await findRecord(work, { id }) : undefined
  // A version, or an id without person and day, means a change of a record that does not exist.
  const isChange = wasRead(body.version) || (id !== undefined && !(body.userId && body.date))
  if (!known && isChange) throw notFound()
  return known ? changeStatus(work, known.id, body) : create(work, body)
}

async function create(work: Work, body: Body): Promise<AttendanceRecord> {
  const { _id: id = newId(), date: day, userId: personId, status: recordedStatus = 'present' } = body
  if (!personId) throw invalid('userId', texts.choose.employee)
  refuseOwnDay(work, { personId })
  if (!day) throw invalid('date', texts.choose.date)
  if (day > work.today) throw invalid('date', texts.attendance.future)
  const record = { id, personId, day, recordedStatus, ...readTimes(body) }
  // Waits for a transaction that is paying the person's payslip, so that the insert sees the result.
  await lockPerson(work, personId)
  let written = await insertRecord(work, record)
  // A person on leave who came to work has a normal day; a second `leave` would change nothing.
  const leave = written || recordedStatus === 'leave' ? undefined : await replaceLeave(work, record)
  if (leave) written = await insertRecord(work, record)
  if (!written) {
    // Of two concurrent requests, the other came first.
    if (await findRecord(work, { id })) return changeStatus(work, id, body)
    if (await findRecord(work, { personId, day })) throw conflict(texts.attendance.exists)
    throw (await whyUnwritten(work, { personId, day }, texts.attendance.paidByPayslip)) ?? notFound()
  }

  const created = await noteDay(work, written, { action: 'attendance.create', before: leave })
  await settleDay(work, written, body.shownClaims ?? [])
  return created
}

/** For an employee's day, date and times are locked (C2, D3). The status may change until a payslip covers the day. */
async function changeStatus(work: Work, id: string, body: Body): Promise<AttendanceRecord> {
  const row = await lockRecord(work, id)
  refuseOwnDay(work, row)
  const before = toRecord(row, work)
  const { status: recordedStatus = row.recordedStatus } = body
  const isSame = [row.status, row.recordedStatus].includes(recordedStatus)
  const locked = whyLocked(before, body)
  // A repeated request changes nothing, whatever version it names.
  if (!locked && isSame) return before
  if (isOutdated(body.version, row.version)) throw stale(before)
  if (locked) throw locked
  await refuseFixedDay(work, row)

  await updateRecord(work, id, { recordedStatus })
  return noteDay(work, await lockRecord(work, id), { action: 'attendance.change', before: row })
}

/** The refusal of a call that names another day, employee or times than the record's. */
function whyLocked(record: AttendanceRecord, body: Body): Refusal | undefined {
  const isOther = (field: 'date' | 'userId' | 'timeIn' | 'timeOut') =>
    body[field] !== undefined && body[field] !== record[field]
  const { dateLocked, employeeLocked, timesLocked } = texts.attendance
  if (isOther('date')) return invalid('date', dateLocked)
  if (isOther('userId')) return invalid('userId', employeeLocked)
  if (isOther('timeIn')) return invalid('timeIn', timesLocked)
  return isOther('timeOut') ? invalid('timeOut', timesLocked) : undefined
}
