import type { ServerResponse } from 'node:http'
import helmet, { type FastifyHelmetOptions } from '@fastify/helmet'
import fastify, { type FastifyInstance } from 'fastify'

/** Sets the headers on a reply. */
export type SecurityHeaders = (answer: ServerResponse) => void

/** Sends the headers with every reply to a parsed request. */
export function sendSecurityHeaders(app: FastifyInstance, secure: SecurityHeaders): void {
  app.addHook('onRequest', (_request, reply, next) => {
    secure(reply.raw)
    next()
  })
}

/** Helmet's headers, computed once: they are the same for all replies, and helmet would compute them for each. */
export async function securityHeaders(options: FastifyHelmetOptions): Promise<SecurityHeaders> {
  const headers = Object.entries(await headersOf(options))
  return (answer) => {
    for (const [name, value] of headers) answer.setHeader(name, value)
  }
}

/** The headers that helmet adds to a reply. */
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
