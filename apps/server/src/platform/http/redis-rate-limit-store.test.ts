import rateLimit from '@fastify/rate-limit'
import fastify from 'fastify'
import type { Redis } from 'ioredis'
import { expect, it } from 'vitest'
import { redisRateLimitStore } from './redis-rate-limit-store.ts'

/** Counts as Redis does, as far as the store needs, and can be away. */
function fakeRedis() {
  const counts = new Map<string, number>()
  const fake = {
    isAway: false,
    async eval(_script: string, _keys: number, key: string, windowMs: number) {
      if (fake.isAway) throw new Error('Connection is closed.')
      counts.set(key, (counts.get(key) ?? 0) + 1)
      return [counts.get(key), windowMs]
    },
  }
  return fake
}

async function serverWith(redis: ReturnType<typeof fakeRedis>, name = 'tahi-one') {
  const app = fastify()
  await app.register(rateLimit, {
    max: 5,
    timeWindow: '1 minute',
    store: redisRateLimitStore({ redis: redis as unknown as Redis, name }),
  })
  app.get('/all', async () => 'all')
  app.get('/some', { config: { rateLimit: { max: 2, timeWindow: '1 minute' } } }, async () => 'some')
  return async (url: string, remoteAddress = '10.0.0.1') =>
    (await app.inject({ url, remoteAddress })).statusCode
}

it('counts over all servers, each limit by itself', async () => {
  const redis = fakeRedis()
  const [first, second] = [await serverWith(redis), await serverWith(redis)]
  expect([await first('/some'), await second('/some'), await first('/some')]).toEqual([200, 200, 429])
  expect([await second('/all'), await first('/some', '10.0.0.2')]).toEqual([200, 200])
})

it('counts each company by itself', async () => {
  const redis = fakeRedis()
  const [one, other] = [await serverWith(redis), await serverWith(redis, 'tahi-other')]
  expect([await one('/some'), await one('/some'), await other('/some')]).toEqual([200, 200, 200])
})

it('limits on each server by itself while Redis is away, and over all when it is back', async () => {
  const redis = fakeRedis()
  const [first, second] = [await serverWith(redis), await serverWith(redis)]
  expect(await first('/some')).toBe(200)
  redis.isAway = true
  for (const ask of [first, second])
    expect([await ask('/some'), await ask('/some'), await ask('/some')]).toEqual([200, 200, 429])
  expect([await first('/all'), await first('/some', '10.0.0.2')]).toEqual([200, 200])
  redis.isAway = false
  expect([await second('/some'), await first('/some')]).toEqual([200, 429])
})
