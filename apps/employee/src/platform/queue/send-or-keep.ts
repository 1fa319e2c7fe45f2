import { FailedCall } from '@tahi/client/failed-call'
import type { Call, Input } from '@tahi/contract/call'
import { send } from '../calls.ts'
import { line } from '../line.ts'
import type { Entry } from './entry.ts'
import { queue } from './open-queue.ts'
import { type Sendable, sendables } from './sendables.ts'

/** How long a tap waits for the server before the phone keeps it. */
const answerWithinMs = 6_000

/**
 * Sends something at once, so that a refusal is said where it was typed; without a line, or behind what waits already,
 * the phone keeps it. Its `_id` makes both ways one.
 * @throws FailedCall what the server refused
 */
export async function sendOrKeep(kind: Sendable, body: Entry['body']): Promise<void> {
  const isInOrder = !queue.entries.some((entry) => entry.refused === undefined)
  if (isInOrder && line.isUp()) {
    const call: Call = sendables[kind]
    try {
      return void (await send(call, { body } as Input<Call>, AbortSignal.timeout(answerWithinMs)))
    } catch (error) {
      if (error instanceof FailedCall && error.status !== undefined) throw error
    }
  }
  await queue.add({ kind, body })
}
