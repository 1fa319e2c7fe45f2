import { texts } from '@tahi/contract'
import type { FastifyInstance } from 'fastify'
import { collectDefaultMetrics, Histogram, Registry } from 'prom-client'
import type { Database } from '../database/database.ts'
import { enterRole } from '../database/try-database.ts'
import { Refusal } from '../errors.ts'

/** A program asks every few seconds; answers as expected would be most of the log. */
const quiet = { logLevel: 'warn' } as const

/** `/healthz`: the process runs. `/readyz`: the database can serve requests. `/metrics`: for Prometheus. */
export function serveHealth(app: FastifyInstance, database: Database): void {
  app.get('/healthz', quiet, async () => ({ alive: true }))
  app.get('/readyz', quiet, async () => {
    await enterRole(database).catch(() => {
      throw new Refusal('unavailable', texts.failures.noDatabase)
    })
    return { ready: true }
  })

  const registry = new Registry()
  collectDefaultMetrics({ register: registry })
  const durations = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Time from the request to the last byte of the reply',
    labelNames: ['method', 'route', 'status'],
    buckets: [0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10],
    registers: [registry],
  })
  app.addHook('onResponse', async (request, reply) => {
    const route = request.routeOptions.url ?? 'none'
    durations.observe({ method: request.method, route, status: reply.statusCode }, reply.elapsedTime / 1000)
  })
  app.get('/metrics', quiet, async (_request, reply) =>
    reply.type(registry.contentType).send(await registry.metrics()),
  )
  app.addHook('onClose', async () => registry.clear())
}
