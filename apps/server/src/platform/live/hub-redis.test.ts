import { randomUUID } from 'node:crypto'
import { EventEmitter, once } from 'node:events'
import fastify from 'fastify'
import type { Redis } from 'ioredis'
import { io } from 'socket.io-client'
import { afterEach, expect, it, vi } from 'vitest'
import type { Caller } from '../caller.ts'
import { Hub } from './hub.ts'

const branchId = randomUUID()
const caller = { personId: 'one', role: 'manager', branchId } as Caller

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

/** Makes connections to one Redis, whose readers hear all that is written to its stream; each can be away by itself. */
function streamingRedis() {
  const written: [string, string[]][] = []
  const news = new EventEmitter().setMaxListeners(0)
  const connect = () => {
    const redis = Object.assign(silentRedis(), {
      isAway: false,
      duplicate: connect,
      async xadd([, , , , , ...fields]: string[]) {
        if (redis.isAway) throw new Error('away')
        written.push([`${written.length + 1}-0`, fields])
        news.emit('written')
      },
      async xread(...words: string[]) {
        const from = words.at(-1) === '$' ? written.length : Number.parseInt(words.at(-1) ?? '', 10)
        if (written.length === from) await once(news, 'written')
        return [['stream', written.slice(from)]]
      },
    })
    return redis
  }
  return connect
}

const sessions = { lookUp: async () => caller, living: async () => new Map(), onForget: () => {} }

const ending: (() => unknown)[] = []
afterEach(async () => {
  for (const end of ending.splice(0)) await end()
})

/** A server with somebody connected to it. */
async function serverOn(redis: Redis) {
  const app = fastify()
  const shared = { redis, name: 'tahi-one' }
  const hub = new Hub(app.server, sessions, { shared, trustProxy: false, log: app.log })
  const socket = io(await app.listen({ host: '127.0.0.1', port: 0 }), {
    auth: { token: 'one' },
    transports: ['websocket'],
    reconnection: false,
  })
  ending.push(
    () => socket.disconnect(),
    () => hub.close(),
    () => app.close(),
  )
  await once(socket as unknown as EventEmitter, 'connect')
  return { hub, socket }
}

it('lets everybody connect again when Redis is back, and gathers nothing however often it was tried', async () => {
  const redis = streamingRedis()()
  const { socket } = await serverOn(redis)
  const listeners = () => redis.listenerCount('ready')
  const before = listeners()
  for (let tried = 0; tried < 20; tried += 1) redis.emit('close')
  expect(listeners()).toBe(before)
  expect(socket.connected).toBe(true)
  redis.emit('ready')
  await expect.poll(() => socket.connected).toBe(false)
})

it('lets those at the other servers connect again who missed what it told while only its Redis was away', async () => {
  const connect = streamingRedis()
  const redis = connect()
  const [here, there] = [await serverOn(redis), await serverOn(connect())]
  const heard: string[] = []
  here.socket.onAny(() => heard.push('here'))
  there.socket.onAny(() => heard.push('there'))
  const tell = () => here.hub.changed('attendance', branchId)
  tell()
  await expect.poll(() => heard.sort()).toEqual(['here', 'there'])
  redis.isAway = true
  tell()
  await expect.poll(() => heard.sort()).toEqual(['here', 'here', 'there'])
  redis.isAway = false
  redis.emit('ready')
  await expect.poll(() => there.socket.connected).toBe(false)
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
