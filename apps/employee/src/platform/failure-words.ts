import { FailedCall } from '@tahi/client/failed-call'
import type { generalWords } from '@tahi/contract/employee-texts/general'
import type { Language } from '@tahi/contract/employee-texts/words'
import { NotKept } from './not-kept.ts'

type General = (typeof generalWords)[Language]

/** What was wanted: to send something typed, to have something done, or to read. */
export type Wanted = keyof General['unanswered']

/**
 * The words for a failed call: the server's, that there was no connection, or that something before the server, such as
 * a proxy, answered in its place.
 * @param said translates what the server says
 */
export function failureWords(
  error: unknown,
  general: General,
  said: (english: string) => string,
  wanted: Wanted,
): string {
  if (error instanceof NotKept) return general.notKept
  if (!(error instanceof FailedCall)) return general.unexpected
  if (error.status === undefined) return general.unanswered[wanted]
  if (error.data === undefined) return general.noAnswer
  // A single field is the one that was typed; its name in the call means nothing to people.
  const [field, ...others] = error.errors
  return said(field && others.length === 0 ? field.msg : error.message)
}
