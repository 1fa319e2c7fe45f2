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

  /** Whether the same can succeed later: no answer, a server in trouble, too many in a minute, or a session that ended. */
  get canPass(): boolean {
    return this.status === undefined || [401, 429].includes(this.status) || this.status >= 500
  }

  /** What is wrong with which field of what was sent. */
  get errors(): FieldError[] {
    return this.data?.errors ?? []
  }
}
