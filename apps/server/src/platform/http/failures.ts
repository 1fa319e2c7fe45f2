import { type Failure, type FailureCode, failureStatus, texts } from '@tahi/contract'
import type { FastifyBaseLogger, FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { AskerGone, errorCode, isDatabaseAway, Refusal, violatedConstraint } from '../errors.ts'
import { sendFailurePage, wantsPage } from './failure-page.ts'

/** The one place where errors become replies (D1 Envelope). */
export function mapFailures(app: FastifyInstance): void {
  app.setErrorHandler((error: FastifyError, request, reply) => {
    // A client that hangs up before its body is sent causes the same error as a broken database connection.
    const isBrokenOff = error.code === 'ECONNRESET' && request.raw.readableAborted
    // A client that hangs up while its reply is compressed ends that stream early, as a broken source would.
    const isCutShort = error.code === 'ERR_STREAM_PREMATURE_CLOSE' && request.raw.socket.destroyed
    const failure = isBrokenOff || isCutShort ? new AskerGone() : error
    return sendFailure(request, reply, refusalOf(failure, request.log, 'request failed'))
  })
}

/** A page when the client would show the reply in a browser, otherwise the envelope. */
export const sendFailure = (request: FastifyRequest, reply: FastifyReply, refusal: Refusal): FastifyReply =>
  wantsPage(request)
    ? sendFailurePage(reply, refusal)
    : reply
        .status(refusal.status)
        .header('cache-control', 'no-store')
        .header('vary', 'accept')
        .send(bodyOf(refusal))

export const bodyOf = (refusal: Refusal): Failure => ({
  success: false,
  msg: refusal.message,
  code: refusal.code,
  ...(refusal.errors.length > 0 && { errors: refusal.errors }),
  ...(refusal.data !== undefined && { data: refusal.data }),
})

/**
 * The refusal that the caller is told for any error; faults of the server are logged.
 * @param what went wrong, for the log
 * @param about the record or call concerned, for the log
 */
export function refusalOf(error: unknown, log: FastifyBaseLogger, what: string, about: object = {}): Refusal {
  const refusal = asRefusal(error)
  if (refusal.status >= 500 && !(error instanceof AskerGone)) log.error({ ...logged(error), ...about }, what)
  return refusal
}

/** Without the stack when the database is away: it says nothing about the cause, and every call would log one. */
function logged(error: unknown): object {
  if (!isDatabaseAway(error)) return { err: error }
  // When several addresses refuse a connection, the error has only a code.
  return { reason: (error as Error).message || errorCode(error) }
}

function asRefusal(error: unknown): Refusal {
  if (error instanceof Refusal) return error
  if (violatedConstraint(error)) return new Refusal('conflict', texts.failures.conflict)
  if (isDatabaseAway(error)) return new Refusal('unavailable', texts.failures.unavailable, { cause: error })
  const status = error instanceof Error && 'statusCode' in error ? Number(error.statusCode) : 500
  const code = codeOfStatus[status]
  if (isLargeFile(error)) return new Refusal('too_large', texts.failures.tooLarge)
  if (code) return new Refusal(code, sentences[code] ?? texts.error)
  // Other refusals of the framework, such as an unsatisfiable range of a file, are the client's fault.
  if (status >= 400 && status < 500) return new Refusal('invalid', texts.failures.unreadable)
  return new Refusal('failed', texts.failures.failed)
}

/** Files have a larger limit than other bodies. */
export const isLargeFile = (error: unknown): boolean => errorCode(error) === 'FST_REQ_FILE_TOO_LARGE'

const codeOfStatus: Record<number, FailureCode | undefined> = {
  [failureStatus.invalid]: 'invalid',
  [failureStatus.not_found]: 'not_found',
  [failureStatus.too_large]: 'too_large',
  [failureStatus.wrong_type]: 'wrong_type',
  [failureStatus.too_many_tries]: 'too_many_tries',
  [failureStatus.unavailable]: 'unavailable',
}

const sentences: Partial<Record<FailureCode, string>> = {
  invalid: texts.failures.unreadable,
  too_large: texts.failures.bodyTooLarge,
  wrong_type: texts.failures.wrongType,
  too_many_tries: texts.failures.tooManyTries,
}
