import { FailedCall } from '@tahi/client/failed-call'
import { newId } from '@tahi/client/new-id'
import { createAttendance } from '@tahi/contract/attendance'
import { attendanceTexts } from '@tahi/contract/texts/attendance'
import { readToday } from '@tahi/contract/today'
import { refresh } from '../../platform/calls.ts'
import { tapNow } from '../../platform/clock/tap-now.ts'
import { connection } from '../../platform/connection.ts'
import { changesFromTimes } from '../../platform/queue/cache-changes.ts'
import { queue } from '../../platform/queue/open-queue.ts'
import { sendNow } from '../../platform/queue/send-now.ts'
import { updateCache } from '../../platform/queue/update-cache.ts'
import { isTooSoonAfter, waitingPunches } from './day-on-phone.ts'

export type PunchKind = 'in' | 'out'

type Day = { timeIn: string; timeZone: string }

/**
 * Clocks in or out at the server's time. Without an answer, the phone keeps the tap with its own clocks' readings and
 * claims it later (D3); it keeps it from the start, because the page may be closed before the answer. While an earlier tap
 * waits, this one waits behind it, so that the day stays in order. Otherwise the server is always asked first, unlike by
 * `sendOrKeep`: entries of another kind that wait, or a server that did not answer just now, must not make a claim of a
 * tap that it would take at its own time.
 * @param day today's time in as the phone knows it, `HH:MM`, and the company's zone
 * @throws FailedCall when the server refuses it, or would
 */
export async function punch(kind: PunchKind, { timeIn, timeZone }: Day): Promise<void> {
  const tap = tapNow()
  const { owner } = queue
  const action = { kind: 'punch', body: { _id: newId(), kind, ...tap } } as const
  // The second of two quick taps. Kept, it would be refused later, and leave no button to tap when going home.
  const refuseTooSoon = () => {
    if (kind === 'out' && isTooSoonAfter(timeIn, tap, timeZone)) throw tooSoon()
  }
  const isInOrder = waitingPunches(queue.entries).length === 0
  if (isInOrder && connection.hasNetwork())
    return queue.addWhile(action, owner, async () => {
      const isDone = await clockNow(action.body, owner)
      if (!isDone) refuseTooSoon()
      return isDone
    })
  refuseTooSoon()
  await queue.add(action, owner)
}

/** @returns whether the server answered @throws FailedCall when it refuses */
async function clockNow({ _id, kind }: { _id: string; kind: PunchKind }, owner: string): Promise<boolean> {
  // A `timeOut` in the request means a clock-out; its value is ignored. A later claim of the stored punch changes
  // nothing, and one of a punch that was left to HR has the same key.
  const body = kind === 'out' ? { _id, timeOut: '23:59' } : { _id }
  const answer = await sendNow(createAttendance, { body }).catch((refusal) => {
    // The data shown was outdated: HR may have removed the day.
    void refresh(readToday)
    throw refusal
  })
  if (!answer) return false
  await updateCache(changesFromTimes(answer.data), owner)
  void refresh(readToday)
  return true
}

/** The error that the server would return. */
const tooSoon = () => new FailedCall(400, { success: false, code: 'invalid', msg: attendanceTexts.tooSoon })
