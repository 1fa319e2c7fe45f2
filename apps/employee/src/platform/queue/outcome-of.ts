import { FailedCall } from '@tahi/client/failed-call'
import type { Outcome } from './queue.ts'

/**
 * What a failed sending means for what waits. A refusal in Tahi's own words is one. No answer, a session that ended, a
 * password that has to be changed first, a server in trouble, too many tries or what came too slowly are worth another; so
 * is what something in front of the server answers while that is away, whatever its status.
 */
export function outcomeOf(error: unknown): Outcome {
  const isRefused = error instanceof FailedCall && isLastWord(error)
  return isRefused ? { is: 'refused', why: error.message } : { is: 'unanswered' }
}

const isLastWord = ({ code, status, canPass }: FailedCall): boolean =>
  code !== undefined && code !== 'password_change_required' && status !== 408 && !canPass
