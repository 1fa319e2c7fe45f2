import { FailedCall } from '@tahi/client'
import { texts } from '@tahi/contract'
import { failureWords } from './failure-words.ts'

/** Why a save failed, and what to do. Saving again after a lost answer is harmless (D1 create). */
export function saveWords(failure: unknown): string {
  if (!(failure instanceof FailedCall) || failure.status !== undefined) return failureWords(failure)
  return `${texts.unexpected}. Check the connection and save again: what you typed is kept, and nothing is doubled.`
}
