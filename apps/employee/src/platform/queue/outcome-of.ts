import { FailedCall } from '@tahi/client/failed-call'
import type { Outcome } from './queue.ts'

/**
 * What a failed sending means for what waits. A refusal is one; no answer, a session that ended, a password that has to be
 * changed first, a server in trouble or too many tries are worth another.
 */
export function outcomeOf(error: unknown): Outcome {
  if (!(error instanceof FailedCall) || error.canPass || error.code === 'password_change_required')
    return { is: 'unanswered' }
  return { is: 'refused', why: error.message }
}
