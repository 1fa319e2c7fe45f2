import { FailedCall } from '@tahi/client/failed-call'
import type { Outcome } from './queue.ts'

/**
 * What a failed sending means for what waits. A refusal is one; no answer, a session that ended, a password that has to be
 * changed first, a server in trouble or too many tries are worth another.
 */
export function outcomeOf(error: unknown): Outcome {
  if (!(error instanceof FailedCall) || error.status === undefined) return { is: 'unanswered' }
  const { status, code, message } = error
  const isWorthAnother =
    status === 401 || status === 429 || status >= 500 || code === 'password_change_required'
  return isWorthAnother ? { is: 'unanswered' } : { is: 'refused', why: message }
}
