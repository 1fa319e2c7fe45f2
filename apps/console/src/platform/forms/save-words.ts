import { FailedCall } from '@tahi/client'
import { texts } from '@tahi/contract'
import { toast } from '@tahi/ui/toasts/toasts.tsx'
import { failureWords } from '../failure-words.ts'

/** Why a save failed, and what to do. Saving again after a lost answer is harmless (D1 create). */
export function saveWords(failure: unknown): string {
  if (!(failure instanceof FailedCall) || failure.status !== undefined) return failureWords(failure)
  return `${texts.unexpected}. Check the connection and save again: what you typed is kept, and nothing is doubled.`
}

/**
 * Shows why a save failed, as the error catalogue says (C8, W8).
 * @returns the same words, which stay in the form when the toast has gone
 */
export function showFailedSave(failure: unknown): string {
  const words = saveWords(failure)
  toast.error(words)
  return words
}
