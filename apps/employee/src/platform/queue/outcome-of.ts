import { FailedCall } from '@tahi/client/failed-call'
import type { Outcome } from './queue.ts'

/**
 * What a failed sending means for an entry. Only a refusal by Tahi itself is final. No answer, an ended session, a
 * password that has to be changed first, a server error, too many tries and a timeout are retried. So is the reply of
 * a proxy whose server is away, whatever its status.
 */
export function outcomeOf(error: unknown): Outcome {
  const isRefused = error instanceof FailedCall && isLastWord(error)
  return isRefused ? { is: 'refused', why: error.message } : { is: 'unanswered' }
}

const isLastWord = ({ code, status, canPass }: FailedCall): boolean =>
  code !== undefined && code !== 'password_change_required' && status !== 408 && !canPass
