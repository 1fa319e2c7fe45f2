import { type AttendanceRecord, type correctAttendance as call, type Request, texts } from '@tahi/contract'
import type { Day, WallTime } from '@tahi/domain'
import { conflict, stale } from '../../platform/errors.ts'
import type { Result } from '../../platform/http/binding.ts'
import { newId } from '../../platform/ids.ts'
import type { Work } from '../../platform/work.ts'
import { settleDay } from './punches/settle-punches.ts'
import { type RecordRow, toRecord } from './record.ts'
import { refuseFixedDay } from './refuse-fixed-day.ts'
import { refuseOwnDay } from './refuse-own-day.ts'
import { refuseUnderPayslip } from './refuse-under-payslip.ts'
import { findRecord, insertRecord, lockRecord, updateRecord } from './repository.ts'
import { noteDay } from './tell-record.ts'
import { readTimes } from './times.ts'
import { whyUnwritten } from './why-unwritten.ts'

interface Correcting {
  readonly times: { readonly timeIn: WallTime | null; readonly timeOut: WallTime | null }
  /** The day's claims that the caller was shown; see `settleDay`. */
  readonly shownClaims: readonly string[] | 'all'
  /** Kept in the audit trail. */
  readonly reason: string
  /** The employee's correction request, when there was one. */
  readonly correctionId?: string
}

/**
 * Writes new times and the reason for them (D3). The status is derived again, so a full day waits for confirmation again;
 * a day without times keeps its status. A record that changed since the caller saw it and already has these times stays
 * as it is, so that a repeated request is harmless.
 */
export async function correctTimes(work: Work, { body }: Request<typeof call>): Promise<Result<typeof call>> {
  const row = await lockRecord(work, body._id)
  refuseOwnDay(work, row)
  const times = readTimes(body)
  if (body.version === undefined || body.version === row.version)
    return change(work, row, { times, shownClaims: body.shownClaims ?? 'all', reason: body.reason })
  const record = toRecord(row, work)
  if (!hasTimes(row, times)) throw stale(record)
  return record
}

/**
 * Gives a person's day these times, as 'Correct times…' does; a day without a record gets one. A day that has them already
 * stays as it is, also under a payslip: HR may have entered and decided it before it decides what was asked.
 * @throws Refusal conflict when a payslip covers the day, or nothing can be recorded for the person
 */
export async function correctDay(
  work: Work,
  of: { readonly personId: string; readonly day: Day },
  correcting: Correcting,
): Promise<AttendanceRecord> {
  const found = await findRecord(work, of)
  if (found) {
    const row = await lockRecord(work, found.id)
    if (!hasTimes(row, correcting.times)) return change(work, row, correcting)
    await settleDay(work, row, correcting.shownClaims)
    return toRecord(row, work)
  }
  const written = await insertRecord(work, {
    id: newId(),
    ...of,
    ...correcting.times,
    recordedStatus: 'pending',
  })
  if (!written) {
    const why = await whyUnwritten(work, of, texts.attendance.coveredByPayslip)
    throw why ?? conflict(texts.correction.notRecorded)
  }
  await refuseUnderPayslip(work, written)
  return noted(work, written, correcting)
}

const hasTimes = (row: RecordRow, { timeIn, timeOut }: Correcting['times']): boolean =>
  timeIn === row.timeIn && timeOut === row.timeOut

async function change(work: Work, row: RecordRow, correcting: Correcting): Promise<AttendanceRecord> {
  await refuseFixedDay(work, row)
  const { times } = correcting
  await updateRecord(work, row.id, { ...times, ...(times.timeIn !== null && { recordedStatus: 'pending' }) })
  return noted(work, await lockRecord(work, row.id), correcting, row)
}

async function noted(
  work: Work,
  row: RecordRow,
  { shownClaims, reason, correctionId }: Correcting,
  before?: RecordRow,
): Promise<AttendanceRecord> {
  const done = { action: 'attendance.correct', reason, before, more: { correctionId } }
  const record = await noteDay(work, row, done)
  await settleDay(work, row, shownClaims)
  return record
}
