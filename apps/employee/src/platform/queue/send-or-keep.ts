import type { Call, Input } from '@tahi/contract/call'
import { line } from '../line.ts'
import type { Entry } from './entry.ts'
import { isAnswered } from './is-answered.ts'
import { queue } from './open-queue.ts'
import { type Sendable, sendables } from './sendables.ts'

/**
 * Sends something at once, so that a refusal is said where it was typed; without a line, or behind what waits already,
 * the phone keeps it. Its `_id` makes both ways one.
 * @throws FailedCall what the server refused
 */
export async function sendOrKeep(kind: Sendable, body: Entry['body']): Promise<void> {
  const isInOrder = !queue.entries.some((entry) => entry.refused === undefined)
  const { owner } = queue
  const call: Call = sendables[kind]
  if (isInOrder && line.isUp() && (await isAnswered(call, { body } as Input<Call>))) return
  await queue.add({ kind, body }, owner)
}
