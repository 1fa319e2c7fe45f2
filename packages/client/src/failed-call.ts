import { type Failure, type FailureCode, type FieldError, texts } from '@tahi/contract'

/**
 * A call that did not succeed, as the specification's clients see it (C7, D1 Envelope): `success` false with the
 * HTTP status, a message for a person and the reply's body. Without an answer there is neither status nor data.
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

  /** What is wrong with which field of what was sent. */
  get errors(): FieldError[] {
    return this.data?.errors ?? []
  }
}
