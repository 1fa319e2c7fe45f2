import { FailedCall } from '@tahi/client/failed-call'
import type { Sent } from './tap-queue.ts'

/**
 * What a failed sending means for a tap. Only what Tahi itself says that it can never take is given up; an ended gate, too
 * many tries, trouble and whatever stands in front of the server are worth another try.
 */
export function sentOf(error: unknown): Sent {
  const isHopeless =
    error instanceof FailedCall && error.code !== undefined && (error.status === 400 || error.status === 413)
  return { is: isHopeless ? 'failed' : 'unanswered' }
}
