import type { Claim } from '@tahi/contract'
import { cameEarlier, type Day, isLongAfter, isTooSoon, type JudgedPunch, type WallTime } from '@tahi/domain'
import { orNotFound } from '../../../platform/errors.ts'
import { newId } from '../../../platform/ids.ts'
import type { Work } from '../../../platform/work.ts'
import type { RecordRow } from '../record.ts'
import { findRecord, insertRecord, lockRecord, updateRecord } from '../repository.ts'
import { noteDay } from '../tell-record.ts'
import { isPaidDay, type Outcome } from './repository.ts'

export interface BelievedPunch {
  readonly kind: Claim['kind']
  readonly judged: JudgedPunch
  readonly day: Day
  readonly time: WallTime
}

/**
 * Writes a claimed time of the caller if the day has none. A recorded time is never overwritten; HR decides what the
 * rules of attendance do not allow.
 */
export async function writePunch(work: Work, punch: BelievedPunch): Promise<Outcome> {
  const { kind, judged, day } = punch
  const dayOf = { personId: work.scope.personId, day }
  const present = await findRecord(work, dayOf)
  if (judged.doubts.includes('longAgo')) return left('refused', 'longAgo', present)
  if (await isPaidDay(work, day, present)) return left('refused', 'coveredByPayslip', present)
  if (kind === 'out') return present ? clockOut(work, punch, present.id) : left('refused', 'noTimeIn')
  if (present) return clockIn(work, punch, present.id)

  const written = await insertRecord(work, {
    ...dayOf,
    id: newId(),
    timeIn: punch.time,
    timeOut: null,
    recordedStatus: 'pending',
    claimed: true,
  })
  if (written) return recorded(work, punch, written)
  // The day was written at the same moment, or the person has no branch.
  return clockIn(work, punch, orNotFound(await findRecord(work, dayOf)).id)
}

/** The day was written without times: by the nightly close, by a leave or by HR. */
async function clockIn(work: Work, punch: BelievedPunch, id: string): Promise<Outcome> {
  const before = await lockRecord(work, id)
  if (before.timeIn !== null) return leftIn(before, before.timeIn, punch.time)
  await updateRecord(work, id, { timeIn: punch.time, recordedStatus: 'pending', claimed: true })
  return recorded(work, punch, await lockRecord(work, id), before)
}

async function clockOut(work: Work, punch: BelievedPunch, id: string): Promise<Outcome> {
  const before = await lockRecord(work, id)
  if (before.timeIn === null) return left('refused', 'noTimeIn', before)
  if (before.timeOut !== null) return leftOut(before, before.timeOut, punch.time)
  if (isTooSoon(before.timeIn, punch.time)) return left('refused', 'notAfterTimeIn', before)
  await updateRecord(work, id, { timeOut: punch.time, recordedStatus: 'pending', claimed: true })
  return recorded(work, punch, await lockRecord(work, id), before)
}

/**
 * HR is told when it says that the day began earlier, or that it ended: a phone that does not know the gate's time in has
 * only 'Clock in' to tap when going home.
 */
function leftIn(record: RecordRow, timeIn: WallTime, time: WallTime): Outcome {
  const wentHome = record.timeOut === null && isLongAfter(timeIn, time)
  const isTold = wentHome || cameEarlier({ ...record, timeIn }, time)
  return left(isTold ? 'refused' : 'alreadyClocked', 'alreadyIn', record)
}

const leftOut = (record: RecordRow, timeOut: WallTime, time: WallTime): Outcome =>
  left(isLongAfter(timeOut, time) ? 'refused' : 'alreadyClocked', 'alreadyOut', record)

const left = (outcome: Outcome['outcome'], reason: Outcome['reason'], record?: RecordRow): Outcome => ({
  outcome,
  reason,
  attendanceId: record?.id ?? null,
})

async function recorded(
  work: Work,
  { kind, judged }: BelievedPunch,
  after: RecordRow,
  before?: RecordRow,
): Promise<Outcome> {
  await noteDay(work, after, { action: `attendance.claim-${kind}`, before, more: { doubts: judged.doubts } })
  return { outcome: 'recorded', reason: null, attendanceId: after.id }
}
