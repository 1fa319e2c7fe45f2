import type { FastifyInstance } from 'fastify'
import type { Clock } from '../clock.ts'

/**
 * Sends the server's clock as the `Date` of every reply, because it is authoritative (D1). From it the employees'
 * application measures how long it has been offline.
 */
export function sendServerDate(app: FastifyInstance, clock: Clock): void {
  app.addHook('onRequest', async (_, reply) => {
    reply.header('date', clock.now().toUTCString())
  })
}
