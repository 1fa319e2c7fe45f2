import { randomUUID } from 'node:crypto'
import { EventEmitter, once } from 'node:events'
import fastify from 'fastify'
import type { Redis } from 'ioredis'
import { io } from 'socket.io-client'
import { expect, it, vi } from 'vitest'
import type { Caller } from '../caller.ts'
import { Hub } from './hub.ts'

const caller = { personId: 'one', role: 'user', branchId: 'here' } as Caller

/** What the hub and its adapter call on Redis; it never replies. @param asked receives the commands */
function silentRedis(asked: unknown[][] = []): Redis {
  const silent = (...words: unknown[]) => {
    asked.push(words.flat())
    return new Promise(() => {})
  }
  return Object.assign(new EventEmitter(), {
    options: {},
    duplicate: () => silentRedis(asked),
    disconnect: () => {},
    call: silent,
    publish: silent,
    subscribe: silent,
    unsubscribe: silent,
    xadd: silent,
    xread: silent,
  }) as unknown as Redis
}

const sessions = { lookUp: async () => caller, living: async () => new Map(), onForget: () => {} }

it('lets everybody connect again when Redis is back, and gathers nothing however often it was tried', async () => {
  const app = fastify()
  const redis = silentRedis()
  const hub = new Hub(app.server, sessions, {
    shared: { redis, name: 'tahi-one' },
    trustProxy: false,
    log: app.log,
  })
  const socket = io(await app.listen({ host: '127.0.0.1', port: 0 }), {
    auth: { token: 'one' },
    transports: ['websocket'],
    reconnection: false,
  })
  await once(socket as unknown as EventEmitter, 'connect')
  const listeners = () => redis.listenerCount('ready')
  const before = listeners()
  for (let tried = 0; tried < 20; tried += 1) redis.emit('close')
  expect(listeners()).toBe(before)
  expect(socket.connected).toBe(true)
  const ended = once(socket as unknown as EventEmitter, 'disconnect')
  redis.emit('ready')
  await ended
  socket.disconnect()
  hub.close()
  await app.close()
})

it('tells and listens under the name of its company alone', async () => {
  const app = fastify()
  const asked: unknown[][] = []
  const shared = { redis: silentRedis(asked), name: 'tahi-one' }
  const hub = new Hub(app.server, sessions, { shared, trustProxy: false, log: app.log })
  hub.changed('attendance', randomUUID())
  await vi.waitFor(() => expect(asked.length).toBeGreaterThan(2))
  for (const words of asked) expect(words).toContainEqual(expect.stringMatching(/^tahi-one(#|$)/))
  hub.close()
  await app.close()
})
