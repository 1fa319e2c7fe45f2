import { texts } from '@tahi/contract'
import fastify from 'fastify'
import { expect, test } from 'vitest'
import type { Database } from '../database/database.ts'
import { serveHealth } from './health.ts'

test('what programs ask every few seconds leaves no line in the log, unless it fails', async () => {
  const lines: string[] = []
  const app = fastify({
    logger: { level: 'info', stream: { write: (line: string) => void lines.push(line) } },
  })
  const gone = { asOwner: () => Promise.reject(new Error('The database is gone.')) } as unknown as Database
  serveHealth(app, gone)
  for (const url of ['/healthz', '/metrics']) expect((await app.inject(url)).statusCode).toBe(200)
  expect(lines).toEqual([])
  expect((await app.inject('/readyz')).statusCode).toBe(503)
  expect(lines.join()).toContain(texts.failures.noDatabase)
})
