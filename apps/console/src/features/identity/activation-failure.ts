import { FailedCall } from '@tahi/client'
import { texts } from '@tahi/contract'

/** Whether the server checked the code and refused it, so that another one must be entered. */
export const isRefusal = (failure: unknown): failure is FailedCall =>
  failure instanceof FailedCall && failure.status !== undefined && failure.status < 500

/** Why an activation failed: the server's refusal, or the words of C8 for an unexpected failure. */
export const activationFailure = (failure: unknown): string =>
  isRefusal(failure) ? failure.message : texts.registration.exception
