import { type FailureCode, type FieldError, failureStatus, texts } from '@tahi/contract'

/** A failure that the caller can act on. Any other thrown error is a fault of ours (500). */
export class Refusal extends Error {
  readonly code: FailureCode
  readonly errors: FieldError[]
  /** What helps the caller to go on: the current record, when an edit was stale. */
  readonly data: unknown

  constructor(
    code: FailureCode,
    message: string,
    details: { errors?: FieldError[]; data?: unknown; cause?: unknown } = {},
  ) {
    super(message, details.cause === undefined ? {} : { cause: details.cause })
    this.name = 'Refusal'
    this.code = code
    this.errors = details.errors ?? []
    this.data = details.data
  }

  get status(): number {
    return failureStatus[this.code]
  }
}

/**
 * A setting, folder or service keeps the server or a command from running until the operator mends it. The message says
 * what to do, and nothing more is shown.
 */
export class OperatorError extends Error {}

/** What a command prints of an error that ended it: a sentence when the operator can mend it, otherwise the stack. */
export function printedError(error: unknown): string {
  if (error instanceof OperatorError) return error.message
  return error instanceof Error ? (error.stack ?? error.message) : String(error)
}

/** The caller has hung up, so the result was not made. Nobody reads the reply. */
export class AskerGone extends Error {}

/** 400: the value of this field is not acceptable. */
export const invalid = (path: string, message: string): Refusal =>
  new Refusal('invalid', message, { errors: [{ path, msg: message }] })

/** 404: no such record in the caller's scope; the same reply whether it exists in another scope. */
export const notFound = (message: string = texts.recordNotFound): Refusal => new Refusal('not_found', message)

/** @returns what a look-up found. @throws Refusal not_found for nothing */
export function orNotFound<Found>(found: Found | null | undefined): Found {
  if (found === null || found === undefined) throw notFound()
  return found
}

export const notAllowed = (message: string = texts.notAllowed): Refusal => new Refusal('not_allowed', message)

/** @param data what helps the caller to go on */
export const conflict = (message: string, data?: unknown): Refusal =>
  new Refusal('conflict', message, { data })

/** 409: the record has changed since the caller read it; carries the current one. */
export const stale = (current: unknown): Refusal => new Refusal('stale', texts.stale, { data: current })

/** The code that the system, PostgreSQL or a library gave an error. */
export const errorCode = (error: unknown): string | undefined =>
  error instanceof Error && 'code' in error ? String(error.code) : undefined

/** The violated constraint's name, when PostgreSQL refused a write for one (classes 23505 and 23P01). */
export function violatedConstraint(error: unknown): string | undefined {
  if (!(error instanceof Error) || !('constraint' in error)) return undefined
  const code = errorCode(error)
  return code === '23505' || code === '23P01' ? String(error.constraint) : undefined
}

/**
 * For the `catch` of a write: answers a violated constraint with its conflict. The database has the final say, even when
 * two write at once.
 * @param sentences by constraint; with fields, the conflict is about those
 */
export const asConflict =
  (sentences: Readonly<Record<string, string | readonly [FieldError, ...FieldError[]]>>) =>
  (error: unknown): never => {
    const taken = sentences[violatedConstraint(error) ?? '']
    if (taken === undefined) throw error
    throw typeof taken === 'string'
      ? conflict(taken)
      : new Refusal('conflict', taken[0].msg, { errors: [...taken] })
  }

/**
 * Whether the database is unreachable, or out of room or connections: the request itself is not at fault. When only the
 * reply to a commit was lost, the transaction may be committed.
 */
export function isDatabaseAway(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  const code = errorCode(error) ?? ''
  // PostgreSQL's connections (class 08), resources (53), shutdown (57P0), machine failures (58) and the idle-transaction
  // timeout (25P03); the network's codes; and messages of pg, which have no code.
  return (
    /^(08|53|57P0|58|25P03)/.test(code) ||
    ['ECONNREFUSED', 'ECONNRESET', 'EPIPE', 'ETIMEDOUT'].includes(code) ||
    /^(Connection terminated|Client (was closed|has encountered)|timeout exceeded when trying to connect)/.test(
      error.message,
    )
  )
}

/** Whether PostgreSQL refused a statement and rolled back its transaction; after any other error the outcome is unknown. */
export const isRefused = (error: unknown): boolean =>
  error instanceof Error && 'severity' in error && error.severity === 'ERROR'

/** Whether PostgreSQL ended the transaction because of a deadlock. */
export const isDeadlock = (error: unknown): boolean => errorCode(error) === '40P01'

/** Whether row security refused a write: the row lies outside of the scope that the transaction began with. */
export const isOutOfScope = (error: unknown): boolean => errorCode(error) === '42501'
