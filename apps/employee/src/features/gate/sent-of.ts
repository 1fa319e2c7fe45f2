import { FailedCall } from '@tahi/client/failed-call'
import type { GateAnswer } from '@tahi/contract/gate-mode'
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

/**
 * What an answer means for its tap. A refusal that comes after the tablet said that the tap is kept does not end it, if the
 * server believes that the person saw it: the tap is sent again, which is late, and the server then keeps it for HR.
 * @param isSentAtOnce whether that is what the server believes
 * @param isSaidKept whether the tablet has said so
 */
export function sentOfAnswer(
  answer: GateAnswer,
  { isSentAtOnce, isSaidKept }: { isSentAtOnce: boolean; isSaidKept: boolean },
): Sent {
  const isRefused = answer.outcome === 'refused' || answer.outcome === 'locked'
  return { is: isRefused && isSentAtOnce && isSaidKept ? 'delayed' : 'answered', answer }
}
