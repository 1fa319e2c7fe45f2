import type { FastifyInstance } from 'fastify'
import type { Clock } from '../clock.ts'

/**
 * Says the server's clock in every answer's `Date` (D1: it decides): the employees' application measures from there how
 * long it has been without a line.
 */
export function sendServerDate(app: FastifyInstance, clock: Clock): void {
  app.addHook('onRequest', async (_, reply) => {
    reply.header('date', clock.now().toUTCString())
  })
}
