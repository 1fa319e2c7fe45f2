import { type FailureCode, type FieldError, failureStatus, texts } from '@tahi/contract'

/** A failure that the caller can act on. Everything else that is thrown is a fault of ours (500). */
export class Refusal extends Error {
  readonly code: FailureCode
  readonly errors: FieldError[]
  /** The current record, when an edit was stale. */
  readonly current: unknown

  constructor(
    code: FailureCode,
    message: string,
    details: { errors?: FieldError[]; current?: unknown; cause?: unknown } = {},
  ) {
    super(message, details.cause === undefined ? {} : { cause: details.cause })
    this.name = 'Refusal'
    this.code = code
    this.errors = details.errors ?? []
    this.current = details.current
  }

  get status(): number {
    return failureStatus[this.code]
  }
}

/**
 * What keeps the server or a command from running until whoever runs it mends something: a setting, a folder, a service. The
 * message says what to do, and is all that is shown.
 */
export class OperatorError extends Error {}

/** Whoever asked has hung up, so that what they asked for was not made. Nobody reads the answer. */
export class AskerGone extends Error {}

/** 400: the field named cannot be as sent. */
export const invalid = (path: string, message: string): Refusal =>
  new Refusal('invalid', message, { errors: [{ path, msg: message }] })

/** 404: no such record in the caller's scope; says the same whether it exists elsewhere. */
export const notFound = (message: string = texts.recordNotFound): Refusal => new Refusal('not_found', message)

export const notAllowed = (message: string = texts.notAllowed): Refusal => new Refusal('not_allowed', message)

export const conflict = (message: string): Refusal => new Refusal('conflict', message)

/** 409: the record moved on since the caller read it; carries the current one. */
export const stale = (current: unknown): Refusal => new Refusal('stale', texts.stale, { current })

/** The violated constraint's name, when PostgreSQL refused a write for one (classes 23505 and 23P01). */
export function violatedConstraint(error: unknown): string | undefined {
  if (!(error instanceof Error) || !('code' in error) || !('constraint' in error)) return undefined
  const refused = error.code === '23505' || error.code === '23P01'
  return refused ? String(error.constraint) : undefined
}

/**
 * Whether the database is away, or has no room or connection left: nothing is wrong with what was asked. Where only the
 * answer to a commit was lost, it may have been done.
 */
export function isDatabaseAway(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  const code = 'code' in error ? String(error.code) : ''
  // Connections (class 08), resources (53), shutdown (57P), the machine's own troubles (58) and ended pauses (25P03) of
  // PostgreSQL, the network's, and pg's, which has none.
  return (
    /^(08|53|57P0|58|25P03)/.test(code) ||
    ['ECONNREFUSED', 'ECONNRESET', 'EPIPE', 'ETIMEDOUT'].includes(code) ||
    /^(Connection terminated|Client (was closed|has encountered)|timeout exceeded when trying to connect)/.test(
      error.message,
    )
  )
}

/** Whether PostgreSQL refused a statement, and undid its transaction; after anything else nobody knows what was committed. */
export const isRefused = (error: unknown): boolean =>
  error instanceof Error && 'severity' in error && error.severity === 'ERROR'

/** Whether PostgreSQL ended the transaction because it and another waited for each other. */
export const isDeadlock = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === '40P01'

/** Whether row security refused what was to be written: it lies outside of the scope that the transaction began with. */
export const isOutOfScope = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === '42501'
