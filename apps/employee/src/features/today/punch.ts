import { FailedCall } from '@tahi/client/failed-call'
import { createAttendance } from '@tahi/contract/attendance'
import { readToday } from '@tahi/contract/today'
import { refresh, send } from '../../platform/calls.ts'
import { clockWatch } from '../../platform/clock/watch.ts'
import { queue } from '../../platform/queue/open-queue.ts'

export type PunchKind = 'in' | 'out'

/** How long a tap waits for the server before the phone keeps it. */
const answerWithinMs = 6_000

/**
 * Clocks in or out at the server's time; where no answer comes, the phone keeps the tap with its own clocks and claims it
 * later (D3). What waits already goes first, so that the day stays in order.
 * @throws FailedCall what the server refused
 */
export async function punch(kind: PunchKind): Promise<void> {
  const { phone, contactAt, since, setBack } = clockWatch.read()
  const isInOrder = !queue.entries.some((entry) => entry.kind === 'punch' && entry.refused === undefined)
  if (isInOrder && navigator.onLine) {
    try {
      const body = kind === 'out' ? { timeOut: '23:59' } : {}
      await send(createAttendance, { body }, AbortSignal.timeout(answerWithinMs))
      return void (await refresh(readToday))
    } catch (error) {
      // Without an answer it may have been stored all the same; a claim of it then changes nothing.
      if (error instanceof FailedCall && error.status !== undefined) throw error
    }
  }
  await queue.add({
    kind: 'punch',
    body: {
      _id: crypto.randomUUID(),
      kind,
      phoneTime: new Date(phone).toISOString(),
      sinceContact: contactAt === null ? null : Math.round(since),
      contactAt: contactAt === null ? null : new Date(contactAt).toISOString(),
      setBack: Math.round(setBack),
    },
  })
}
