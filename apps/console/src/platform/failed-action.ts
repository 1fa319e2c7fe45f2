import { isUnanswered } from '@tahi/client'
import { texts } from '@tahi/contract'
import { showFailure } from './calls.ts'
import { showError } from './failure-words.ts'

/**
 * Shows a failed call that changes something, outside of a form. Without a reply it may have been done all the same, and
 * may be repeated; the caller refetches what shows it.
 */
export function showFailedAction(failure: unknown): void {
  if (isUnanswered(failure)) showError(texts.saving.noReplyToAction)
  else showFailure(failure)
}
