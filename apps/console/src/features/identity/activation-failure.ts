import { FailedCall } from '@tahi/client'
import { texts } from '@tahi/contract'

/** Whether the server looked at the code and refused it, so that another one is to be entered. */
export const isRefusal = (failure: unknown): failure is FailedCall =>
  failure instanceof FailedCall && failure.status !== undefined && failure.status < 500

/** What an activation that failed says: the server's own refusal, and for anything unexpected the words of C8. */
export const activationFailure = (failure: unknown): string =>
  isRefusal(failure) ? failure.message : texts.registration.exception
