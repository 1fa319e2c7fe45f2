import type { FastifyServerOptions } from 'fastify'

/** Structured logs with request ids; no body, no token, no query and no row, which may carry people's names. */
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

/** What an error says of our code and tables; PostgreSQL's `detail`, `where` and `internalQuery` hold the row itself. */
const tellingFields = ['code', 'table', 'column', 'constraint', 'routine'] as const

/** As many causes are told. */
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
    // It begins with the message.
    stack: (error.stack ?? '').replace(error.message, () => message),
    ...Object.fromEntries(fields),
    ...(error.cause !== undefined && depth < deepest && { cause: loggedError(error.cause, depth + 1) }),
  }
}

/**
 * PostgreSQL quotes names of tables and columns, except where a value itself is wrong (class 22); what others quote (a cell, a
 * piece of JSON) may be anybody's.
 */
function withoutValues(error: Error): string {
  const quotesNames = 'severity' in error && 'code' in error && !String(error.code).startsWith('22')
  return quotesNames ? error.message : error.message.replace(/".*"/s, '"…"')
}
