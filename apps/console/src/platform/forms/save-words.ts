import { FailedCall } from '@tahi/client'
import { texts } from '@tahi/contract'
import { failureWords, showError } from '../failure-words.ts'

/** Why a save failed, and what to do. Saving again after a lost answer is harmless (D1 create). */
export function saveWords(failure: unknown): string {
  if (!(failure instanceof FailedCall) || failure.status !== undefined) return failureWords(failure)
  return `${texts.unexpected}. Check the connection and save again: what you typed is kept, and nothing is doubled.`
}

/** Shows a failure at a place in the form, as its fields. @returns whether it belonged there */
type Place = (failure: unknown) => boolean

/**
 * Shows why a save failed: always by one toast, as the error catalogue says (C8, W8), and in the form at the first place
 * that takes it.
 * @returns the same words where no place took them, which stay in the form when the toast has gone
 */
export function showFailedSave(failure: unknown, ...places: readonly Place[]): string | undefined {
  const words = showError(saveWords(failure))
  return places.some((takes) => takes(failure)) ? undefined : words
}

/** A field as the place of a conflict, in a form that has no other one. */
export const conflictAt =
  (field: string, setFieldError: (field: string, message: string) => void): Place =>
  (failure) => {
    if (!(failure instanceof FailedCall) || failure.code !== 'conflict') return false
    setFieldError(field, failure.message)
    return true
  }
