import helmet, { type FastifyHelmetOptions } from '@fastify/helmet'
import fastify, { type FastifyInstance } from 'fastify'

/**
 * Sends helmet's headers with every answer. They are the same for all, and helmet would work them out anew for each: so
 * it is asked once, at the start.
 */
export async function sendSecurityHeaders(
  app: FastifyInstance,
  options: FastifyHelmetOptions,
): Promise<void> {
  const headers = Object.entries(await headersOf(options))
  app.addHook('onRequest', (_request, reply, next) => {
    for (const [name, value] of headers) reply.raw.setHeader(name, value)
    next()
  })
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
