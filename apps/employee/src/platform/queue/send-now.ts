import type { Answer } from '@tahi/client/client'
import type { Call, Input } from '@tahi/contract/call'
import { send } from '../calls.ts'
import { outcomeOf } from './outcome-of.ts'

/** How many milliseconds a tap waits for the server before the phone keeps it. */
const answerWithinMs = 6_000

/**
 * Sends something at once. Without an answer, or with that of a server in trouble, it may have been stored all the same:
 * what is kept then must be harmless.
 * @returns null where no answer came, or one that is worth another try
 * @throws FailedCall what the server refused
 */
export async function sendNow<C extends Call>(call: C, input: Input<C>): Promise<Answer<C> | null> {
  try {
    return await send(call, input, AbortSignal.timeout(answerWithinMs))
  } catch (error) {
    if (outcomeOf(error).is === 'refused') throw error
    return null
  }
}
