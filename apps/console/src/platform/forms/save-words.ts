import { FailedCall, isUnanswered } from '@tahi/client'
import { texts } from '@tahi/contract'
import { failureWords, showError } from '../failure-words.ts'
import { refusedFields } from './form-errors.ts'

/** Why a save failed, and what to do. Saving again after a lost reply is idempotent (D1 create). */
export const saveWords = (failure: unknown): string =>
  isUnanswered(failure) ? texts.saving.noReply : failureWords(failure)

/** Shows a failure at a place in the form, such as a field. @returns whether it belonged there */
type ErrorPlace = (failure: unknown) => boolean

/**
 * Shows why a save failed: always in a toast, as the error catalogue says (C8, W8), and in the form at the first place
 * that accepts it.
 * @returns the text if no place accepted it, for the form to show after the toast has gone
 */
export function showFailedSave(failure: unknown, ...places: readonly ErrorPlace[]): string | undefined {
  const words = showError(saveWords(failure))
  return places.some((takes) => takes(failure)) ? undefined : words
}

/** Shows at the fields of a form with these values what the server refused of them. */
export const refusedAt =
  (values: Record<string, unknown>, setErrors: (errors: Record<string, string>) => void): ErrorPlace =>
  (failure) => {
    const refused = refusedFields(failure, values)
    setErrors(refused)
    return Object.keys(refused).length > 0
  }

/** Shows a conflict at this field, for failures whose conflicts are all of this field. */
export const conflictAt =
  (field: string, setFieldError: (field: string, message: string) => void): ErrorPlace =>
  (failure) => {
    if (!(failure instanceof FailedCall) || failure.code !== 'conflict') return false
    setFieldError(field, failure.message)
    return true
  }
