import { type Failure, type FailureCode, failureStatus, texts } from '@tahi/contract'
import type { FastifyError, FastifyInstance } from 'fastify'
import { Refusal, violatedConstraint } from '../errors.ts'

/** The one place where errors become replies (D1 Envelope). */
export function mapFailures(app: FastifyInstance): void {
  app.setErrorHandler((error: FastifyError, request, reply) => {
    const refusal = asRefusal(error)
    if (refusal.status >= 500) request.log.error({ err: error }, 'request failed')
    return reply.status(refusal.status).send(bodyOf(refusal))
  })
}

export const bodyOf = (refusal: Refusal): Failure => ({
  success: false,
  msg: refusal.message,
  code: refusal.code,
  ...(refusal.errors.length > 0 && { errors: refusal.errors }),
  ...(refusal.current !== undefined && { data: refusal.current }),
})

function asRefusal(error: FastifyError): Refusal {
  if (error instanceof Refusal) return error
  if (violatedConstraint(error))
    return new Refusal('conflict', 'This collides with a record that exists already.')
  const code = codeOfStatus[error.statusCode ?? 500]
  if (code) return new Refusal(code, sentences[code] ?? error.message)
  return new Refusal('failed', `${texts.unexpected}. Try again; nothing was changed.`)
}

const codeOfStatus: Record<number, FailureCode | undefined> = {
  [failureStatus.invalid]: 'invalid',
  [failureStatus.not_found]: 'not_found',
  [failureStatus.too_large]: 'too_large',
  [failureStatus.wrong_type]: 'wrong_type',
  [failureStatus.too_many_tries]: 'too_many_tries',
  [failureStatus.unavailable]: 'unavailable',
}

const sentences: Partial<Record<FailureCode, string>> = {
  invalid: 'The request cannot be read. Send JSON as the documentation describes it.',
  too_large: 'This is too large: 10 MB at most.',
  wrong_type: 'This type of content is not accepted here.',
  too_many_tries: 'Too many tries. Wait a minute and try again.',
}
