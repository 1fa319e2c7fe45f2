import type { ServerResponse } from 'node:http'
import helmet, { type FastifyHelmetOptions } from '@fastify/helmet'
import fastify, { type FastifyInstance } from 'fastify'

/** Puts them on an answer. */
export type SecurityHeaders = (answer: ServerResponse) => void

/** Sends them with every answer to what came to be a request. */
export function sendSecurityHeaders(app: FastifyInstance, secure: SecurityHeaders): void {
  app.addHook('onRequest', (_request, reply, next) => {
    secure(reply.raw)
    next()
  })
}

/** Helmet's. They are the same for all answers, and it would work them out anew for each: so it is asked once. */
export async function securityHeaders(options: FastifyHelmetOptions): Promise<SecurityHeaders> {
  const headers = Object.entries(await headersOf(options))
  return (answer) => {
    for (const [name, value] of headers) answer.setHeader(name, value)
  }
}

/** What an answer with helmet has and one without it has not. */
async function headersOf(options: FastifyHelmetOptions): Promise<Record<string, string>> {
  const asked = fastify()
  await asked.register(helmet, { ...options, global: false })
  asked.get('/', async (_request, reply) => {
    await reply.helmet()
    return reply.raw.getHeaders()
  })
  const answer = await asked.inject('/')
  await asked.close()
  return answer.json()
}
