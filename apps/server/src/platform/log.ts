import type { FastifyServerOptions } from 'fastify'

/** Structured logs with request ids; no body, no token, no query, which may carry people's names. */
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
        },
      }
