import { FailedCall } from '@tahi/client/failed-call'
import { newId } from '@tahi/client/new-id'
import { createAttendance } from '@tahi/contract/attendance'
import { attendanceTexts } from '@tahi/contract/texts/attendance'
import { readToday } from '@tahi/contract/today'
import { refresh } from '../../platform/calls.ts'
import { tapNow } from '../../platform/clock/tapped.ts'
import { learn } from '../../platform/queue/learn.ts'
import { clocked } from '../../platform/queue/learned.ts'
import { queue } from '../../platform/queue/open-queue.ts'
import { sendNow } from '../../platform/queue/send-now.ts'
import { isWithinTimeIn } from './day-on-phone.ts'

export type PunchKind = 'in' | 'out'

type Day = { timeIn: string; timeZone: string }

/**
 * Clocks in or out at the server's time; where no answer comes, the phone keeps the tap with its own clocks and claims it
 * later (D3). What waits already goes first, so that the day stays in order.
 * @param day today's time in as the phone knows it, `HH:MM`, and the company's zone
 * @throws FailedCall what the server refused, or would
 */
export async function punch(kind: PunchKind, { timeIn, timeZone }: Day): Promise<void> {
  const tap = tapNow()
  const { owner } = queue
  const isInOrder = !queue.entries.some((entry) => entry.kind === 'punch' && entry.refused === undefined)
  if (isInOrder && navigator.onLine) {
    // A time out that is sent means out; which one stands there is not taken. A claim of what was stored changes nothing.
    const body = kind === 'out' ? { timeOut: '23:59' } : {}
    const answer = await sendNow(createAttendance, { body }).catch((refusal) => {
      // What is shown was then no longer so: HR may have removed the day.
      void refresh(readToday)
      throw refusal
    })
    if (answer) {
      await learn(clocked(answer.data), owner)
      return void refresh(readToday)
    }
  }
  // The second of two quick taps: kept, it would be refused later, and leave nothing to tap when one goes home.
  if (kind === 'out' && isWithinTimeIn(tap, timeIn, timeZone)) throw sameMinute()
  const body = { _id: newId(), kind, ...tap }
  await queue.add({ kind: 'punch', body }, owner)
}

/** What the server would answer. */
const sameMinute = () =>
  new FailedCall(400, { success: false, code: 'invalid', msg: attendanceTexts.sameMinute })
