import { FailedCall } from '@tahi/client'
import { texts } from '@tahi/contract'
import { showFailure } from './calls.ts'
import { showError } from './failure-words.ts'

/**
 * Shows a failed call that changes something, outside of a form. Without a reply it may have been done all the same, and
 * may be repeated; the caller refetches what shows it.
 */
export function showFailedAction(failure: unknown): void {
  const isAnswered = !(failure instanceof FailedCall) || failure.status !== undefined
  if (isAnswered) showFailure(failure)
  else showError(texts.saving.noReplyToAction)
}
