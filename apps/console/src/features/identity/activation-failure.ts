import { FailedCall } from '@tahi/client'
import { texts } from '@tahi/contract'

/** What an activation that failed says: the server's own refusal, and for anything unexpected the words of C8. */
export const activationFailure = (failure: unknown): string =>
  failure instanceof FailedCall && failure.status !== undefined && failure.status < 500
    ? failure.message
    : texts.registration.exception
