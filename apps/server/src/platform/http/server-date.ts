import type { FastifyInstance } from 'fastify'
import type { Clock } from '../clock.ts'

/**
 * Sends the server's clock as the `Date` of every reply, because it is authoritative (D1). From it the employees'
 * application measures how long it has been offline.
 */
export function sendServerDate(app: FastifyInstance, clock: Clock): void {
  // When the reply is sent: what was asked may have waited for a long import.
  app.addHook('onSend', async (_, reply) => {
    reply.header('date', clock.now().toUTCString())
  })
}
