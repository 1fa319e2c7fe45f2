import { FailedCall } from '@tahi/client/failed-call'
import type { Sent } from './tap-queue.ts'

/**
 * What a failed sending means for a tap. A tap is only given up when Tahi itself says that it can never accept it. An
 * ended pairing, too many tries, server errors and errors of a proxy are retried. A conflict is about one person: their
 * PIN is locked, or they are just being moved.
 */
export function sentOf(error: unknown): Sent {
  if (!(error instanceof FailedCall) || error.code === undefined) return { is: 'unanswered' }
  if (error.status === 409) return { is: 'delayed' }
  return { is: error.status === 400 || error.status === 413 ? 'failed' : 'unanswered' }
}
