import { FailedCall } from '@tahi/client/failed-call'
import { isLastWord } from '@tahi/client/last-word'
import type { Outcome } from './queue.ts'

/** What a failed sending means for an entry: all but the server's last word is retried. */
export function outcomeOf(error: unknown): Outcome {
  const isRefused = error instanceof FailedCall && isLastWord(error)
  return isRefused ? { is: 'refused', why: error.message } : { is: 'unanswered' }
}
