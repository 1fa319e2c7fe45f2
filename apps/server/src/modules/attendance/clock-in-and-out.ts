import { type AttendanceRecord, type Claim, type createAttendance, type Request, texts } from '@tahi/contract'
import { isLongAfter, isTooSoon, nightEndsAt } from '@tahi/domain'
import { about, audit } from '../../platform/audit.ts'
import type { CallContext, Database } from '../../platform/database/database.ts'
import { conflict, invalid, notAllowed, notFound } from '../../platform/errors.ts'
import { newId } from '../../platform/ids.ts'
import type { Work } from '../../platform/work.ts'
import { isPaid } from './covering-payslip.ts'
import { findTappedYesterday } from './punches/after-midnight.ts'
import { type Evidence, takeClaim } from './punches/claim-punch.ts'
import { findClaim, isPaidDay, lockOneself } from './punches/repository.ts'
import { type RecordRow, toRecord } from './record.ts'
import { findRecord, insertRecord, lockRecord, updateRecord } from './repository.ts'
import { tellRecord } from './tell-record.ts'

type Body = Request<typeof createAttendance>['body']

/**
 * Clocks an employee in or out: their own record, today, at the server's time (D3). A body with a time out clocks out,
 * any other clocks in; the day and the times in the body are ignored. Repeating either changes nothing. On a paid day,
 * after midnight while yesterday has no time out, and long after the day's time out, nothing is written, and the tap is
 * kept as a claim for HR (docs/decisions/0022-days-under-a-payslip.md, 0018-offline-punches.md).
 * @throws Refusal not_allowed when the body names another person; conflict when it is left to HR; invalid for a time out
 * without an earlier time in
 */
export async function clock(database: Database, context: CallContext, body: Body): Promise<AttendanceRecord> {
  if (body.userId !== undefined && body.userId !== context.scope.personId)
    throw notAllowed(texts.attendance.clocksOneself)
  const kind: Claim['kind'] = body.timeOut ? 'out' : 'in'
  const id = body._id ?? newId()
  // In the night yesterday has to be looked at first.
  if (kind === 'in' && context.moment.time >= nightEndsAt) {
    const written = await database.jointly(context, async (work) => {
      const row = await clockIn(work, id)
      return row && toRecord(row, work)
    })
    if (written) return written
  }
  // A refusal thrown inside would roll the claim back.
  const done = await database.work(context, async (work) => {
    await lockOneself(work)
    const row = await clockWithin(work, kind, id)
    if (row && !wentHomeLater(work, kind, row)) return { record: toRecord(row, work) }
    const sent = { _id: id, kind, ...sentAtOnce(work) }
    return { left: (await findClaim(work, id)) ?? (await takeClaim(work, sent)) }
  })
  if (done.record) return done.record
  const { afterMidnight, alreadyOut, clockedDayPaid } = texts.attendance
  if (done.left.reason === 'afterMidnight') throw conflict(afterMidnight)
  throw conflict(done.left.reason === 'alreadyOut' ? alreadyOut : clockedDayPaid)
}

/** A time out that was tapped by mistake, for example at the gate in the morning, is not overwritten: HR decides. */
const wentHomeLater = ({ time }: Work, kind: Claim['kind'], { timeOut }: RecordRow): boolean =>
  kind === 'out' && timeOut !== null && isLongAfter(timeOut, time)

/** A tap that is being made: the server's clock alone says when. */
function sentAtOnce({ now }: Work): Evidence {
  const at = now.toISOString()
  return { phoneTime: at, sentAt: at, contactAt: at, sinceContact: 0, setBack: 0 }
}

/**
 * Clocks in or out as part of the caller's transaction: a gate stores its answer together with the record.
 * @param work holds the time to write, and sees earlier changes of the transaction, such as a day that was paid
 * @returns nothing when HR has to decide, because the day is paid or the tap is yesterday's going home
 */
export async function clockWithin(
  work: Work,
  kind: 'in' | 'out',
  id = newId(),
): Promise<RecordRow | undefined> {
  if (await findTappedYesterday(work, work)) return undefined
  return kind === 'out' ? clockOut(work) : ((await clockIn(work, id)) ?? clockInAgain(work))
}

const todayOf = ({ scope, today }: Work) => ({ personId: scope.personId, day: today })

/**
 * Inserts without a lookup first, in a shared commit, because a queue at the gate waits for this.
 * @returns nothing when the day has a record or another transaction has locked the person
 */
async function clockIn(work: Work, id: string): Promise<RecordRow | undefined> {
  const record = { id, ...todayOf(work), timeIn: work.time, timeOut: null, recordedStatus: 'pending' }
  // The statement writes its audit entry itself.
  const written = await insertRecord(work, record, 'attendance.clock-in')
  if (!written) return undefined
  work.news.changed('attendance', written.branchId)
  tellRecord(work, toRecord(written, work))
  return written
}

/** The same tap was sent twice, or the nightly close or HR made a record without times. */
async function clockInAgain(work: Work): Promise<RecordRow | undefined> {
  const present = await findRecord(work, todayOf(work))
  if (present && present.timeIn !== null) return present
  const locked = present && (await lockRecord(work, present.id))
  // HR entered the time at the same moment.
  if (locked && locked.timeIn !== null) return locked
  if (await isPaidDay(work, work.today, locked)) return undefined
  if (!locked) throw notFound()
  await updateRecord(work, locked.id, { timeIn: work.time, recordedStatus: 'pending' })
  return noted(work, await lockRecord(work, locked.id), 'attendance.clock-in')
}

async function clockOut(work: Work): Promise<RecordRow | undefined> {
  const present = await findRecord(work, todayOf(work))
  if (!present || present.timeIn === null) throw invalid('timeOut', texts.attendance.clockInFirst)
  const locked = await lockRecord(work, present.id)
  if (locked.timeOut !== null) return locked
  if (isPaid(locked.payslip)) return undefined
  if (locked.timeIn !== null && isTooSoon(locked.timeIn, work.time))
    throw invalid('timeOut', texts.attendance.tooSoon)
  // HR may have entered the time in as present; what a clock-out adds has to be confirmed like any other day.
  await updateRecord(work, present.id, { timeOut: work.time, recordedStatus: 'pending' })
  return noted(work, await lockRecord(work, present.id), 'attendance.clock-out')
}

async function noted(work: Work, row: RecordRow, action: string): Promise<RecordRow> {
  await audit(work, {
    ...about('attendance', row),
    action,
    after: { timeIn: row.timeIn, timeOut: row.timeOut, status: row.status },
  })
  tellRecord(work, toRecord(row, work))
  return row
}
