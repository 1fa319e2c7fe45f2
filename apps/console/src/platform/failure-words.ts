import { FailedCall } from '@tahi/client'
import { texts } from '@tahi/contract'

/** Why a call failed, in words. */
export const failureWords = (failure: unknown): string =>
  failure instanceof FailedCall ? failure.message || texts.error : texts.unexpected
