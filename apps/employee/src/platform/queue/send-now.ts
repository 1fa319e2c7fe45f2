import type { Answer } from '@tahi/client/client'
import { timeLimit } from '@tahi/client/time-limit'
import type { Call, Input } from '@tahi/contract/call'
import { send } from '../calls.ts'
import { outcomeOf } from './outcome-of.ts'
import { answerWithinMs } from './under-way.ts'

/**
 * Sends something at once. Without an answer, or after a server error, it may have been stored all the same, so
 * sending it again later must be harmless.
 * @returns null without an answer, or after one that is worth a retry
 * @throws FailedCall when the server refuses it
 */
export async function sendNow<C extends Call>(call: C, input: Input<C>): Promise<Answer<C> | null> {
  try {
    return await send(call, input, timeLimit(answerWithinMs))
  } catch (error) {
    if (outcomeOf(error).is === 'refused') throw error
    return null
  }
}
