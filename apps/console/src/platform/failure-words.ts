import { FailedCall } from '@tahi/client'
import { texts } from '@tahi/contract'
import { toast } from '@tahi/ui/toasts/toasts.tsx'

/** Why a call failed, in words. */
export const failureWords = (failure: unknown): string =>
  failure instanceof FailedCall ? failure.message || texts.error : texts.unexpected

/** Shows a refusal's words in a toast. @returns the same words, for a page that keeps them when the toast has gone */
export function showError(words: string): string {
  toast.error(words)
  return words
}
