import { FailedCall } from '@tahi/client'
import { texts } from '@tahi/contract'
import { toast } from '@tahi/ui/toasts/toasts.tsx'

/** Why a call failed, in words. */
export const failureWords = (failure: unknown): string =>
  failure instanceof FailedCall ? failure.message || texts.error : texts.unexpected

/** Shows an error in a toast. @returns the text shown, for a page that keeps it after the toast has gone */
export function showError(words: string): string {
  toast.error(words)
  return words
}
