import { limits } from '../limits.ts'
import { unexpected } from './general.ts'
import { megabytes } from './megabytes.ts'

/** The server's texts where no rule has its own. */
export const failures = {
  unreadable: 'The request cannot be read. Send JSON as the documentation describes it.',
  unstorable: 'This holds a character that cannot be stored. Delete it, or type the text anew.',
  /** For an uploaded file. */
  tooLarge: `This is too large: ${megabytes(limits.uploadBytes)} at most.`,
  bodyTooLarge: `This is too large: ${megabytes(limits.bodyBytes)} at most.`,
  headersTooLarge: 'The head of this request is too large: 16 KB at most.',
  tooSlow: 'The request did not arrive whole in time. Send it again.',
  wrongType: 'This type of content is not accepted here.',
  tooManyTries: 'Too many tries. Wait a minute and try again.',
  tooManyConnections: 'You have Tahi open too often. Close some of its windows, then load this page again.',
  conflict: 'This collides with a record that exists already.',
  unavailable: 'The server does not reach its data at the moment. Try again in a minute.',
  noDatabase: 'The database does not answer.',
  failed: `${unexpected}. Try again; nothing was changed.`,
} as const
