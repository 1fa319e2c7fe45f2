import { connection } from '../connection.ts'
import { changesFrom } from './cache-changes.ts'
import type { Action } from './entry.ts'
import { queue } from './open-queue.ts'
import { sentBody } from './send-entry.ts'
import { sendNow } from './send-now.ts'
import { type SendableCall, sendables } from './sendables.ts'
import { updateCache } from './update-cache.ts'

/**
 * Sends something at once, so that a refusal shows where it was typed. Offline, or behind waiting entries, the phone
 * queues it. Its `_id` makes both ways idempotent.
 * @throws FailedCall when the server refuses it
 */
export async function sendOrKeep(action: Action): Promise<void> {
  const isInOrder = !queue.entries.some((entry) => entry.refused === undefined)
  const { owner } = queue
  const call: SendableCall = sendables[action.kind]
  const isTried = isInOrder && connection.isServerReached()
  const answer = isTried ? await sendNow(call, { body: sentBody(action) }) : null
  if (answer) await updateCache(changesFrom(action.kind, answer), owner)
  else await queue.add(action, owner, isTried)
}
