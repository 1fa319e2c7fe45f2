import { setTimeout } from 'node:timers/promises'
import rateLimit from '@fastify/rate-limit'
import fastify from 'fastify'
import { afterEach, expect, it, vi } from 'vitest'
import { MemoryRateLimitStore } from './memory-rate-limit-store.ts'

afterEach(() => {
  vi.useRealTimers()
})

it('counts for a minute, also when the clock is set back meanwhile', async () => {
  const app = fastify()
  const timeWindow = 500
  await app.register(rateLimit, { max: 5, timeWindow, store: MemoryRateLimitStore })
  app.get('/all', async () => 'all')
  app.get('/some', { config: { rateLimit: { max: 2, timeWindow } } }, async () => 'some')
  const ask = async (url: string, remoteAddress = '10.0.0.1') =>
    (await app.inject({ url, remoteAddress })).statusCode

  expect([await ask('/some'), await ask('/some'), await ask('/some')]).toEqual([200, 200, 429])
  expect([await ask('/all'), await ask('/some', '10.0.0.2')]).toEqual([200, 200])
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() - 2 * 3_600_000 })
  expect(await ask('/some')).toBe(429)
  await setTimeout(timeWindow)
  expect(await ask('/some')).toBe(200)
})
