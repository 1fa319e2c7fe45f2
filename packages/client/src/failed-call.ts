import { type Failure, type FailureCode, type FieldError, texts } from '@tahi/contract'

/**
 * A failed call as the specification's clients see it (C7, D1 Envelope): `success` false with the HTTP status, a
 * message for a person and the reply's body. Without an answer, status and data are missing.
 */
export class FailedCall extends Error {
  readonly success = false
  readonly status: number | undefined
  readonly data: Failure | undefined

  constructor(status?: number, data?: Failure) {
    super(data?.msg ?? (status === undefined ? texts.unexpected : texts.error))
    this.name = 'FailedCall'
    this.status = status
    this.data = data
  }

  get code(): FailureCode | undefined {
    return this.data?.code
  }

  /** Whether a retry can succeed: no answer, a server error, too many requests in a minute, or an ended session. */
  get canPass(): boolean {
    return this.status === undefined || [401, 429].includes(this.status) || this.status >= 500
  }

  /** What is wrong with each field of the input. */
  get errors(): FieldError[] {
    return this.data?.errors ?? []
  }
}

/** Whether a reply is the product's own refusal, and not a proxy's. */
export const isFailure = (reply: unknown): reply is Failure =>
  typeof reply === 'object' &&
  reply !== null &&
  'success' in reply &&
  reply.success === false &&
  'code' in reply

/** Whether a call got no answer: it may have been carried out all the same. */
export const isUnanswered = (error: unknown): boolean =>
  error instanceof FailedCall && error.status === undefined

/** Whether the server, or a proxy before it, answered that a call failed. */
export const isAnswered = (error: unknown): error is FailedCall =>
  error instanceof FailedCall && error.status !== undefined
