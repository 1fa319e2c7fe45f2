import { FailedCall } from '@tahi/client/failed-call'
import type { Sent } from './tap-queue.ts'

/**
 * What a failed sending means for a tap. A tap is only given up when Tahi itself says that it can never accept it. An
 * ended pairing, too many tries, server errors and errors of a proxy are retried.
 */
export function sentOf(error: unknown): Sent {
  const isHopeless =
    error instanceof FailedCall && error.code !== undefined && (error.status === 400 || error.status === 413)
  return { is: isHopeless ? 'failed' : 'unanswered' }
}
