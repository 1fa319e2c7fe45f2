import type { FastifyServerOptions } from 'fastify'
import { errorCode } from './errors.ts'

/** Structured logs with request ids. They hold no body, token, query or row, which may contain people's names. */
export const logOptions = (level: string): Exclude<FastifyServerOptions['logger'], undefined> =>
  level === 'silent'
    ? false
    : {
        level,
        redact: ['req.headers.authorization', 'req.headers.cookie'],
        serializers: {
          req: (request) => ({
            method: request.method,
            path: request.url.split('?')[0],
            address: request.ip,
          }),
          res: (reply) => ({ status: reply.statusCode }),
          err: (error: unknown) => loggedError(error),
        },
      }

type LoggedError = {
  readonly type: string
  readonly message: string
  readonly stack: string
  readonly cause?: LoggedError | undefined
}

/**
 * The fields that describe our code and tables; PostgreSQL's `detail`, `where` and `internalQuery` contain the row itself.
 */
const tellingFields = ['code', 'table', 'column', 'constraint', 'routine'] as const

/** How many nested causes are logged. */
const deepest = 5

function loggedError(error: unknown, depth = 0): LoggedError {
  if (!(error instanceof Error)) return { type: typeof error, message: '', stack: '' }
  const message = withoutValues(error)
  const fields = tellingFields.flatMap((field) => {
    const value = (error as { [field in typeof field]?: unknown })[field]
    return typeof value === 'string' ? [[field, value]] : []
  })
  return {
    type: error.constructor.name,
    message,
    // The stack begins with the message.
    stack: (error.stack ?? '').replace(error.message, () => message),
    ...Object.fromEntries(fields),
    ...(error.cause !== undefined && depth < deepest && { cause: loggedError(error.cause, depth + 1) }),
  }
}

/**
 * PostgreSQL quotes names of tables and columns, except when a value itself is wrong (class 22). Other messages may quote
 * personal data, such as a cell or a piece of JSON.
 */
function withoutValues(error: Error): string {
  const quotesNames = 'severity' in error && errorCode(error)?.startsWith('22') === false
  return quotesNames ? error.message : error.message.replace(/".*"/s, '"…"')
}
