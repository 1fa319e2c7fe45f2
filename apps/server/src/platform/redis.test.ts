import { once } from 'node:events'
import { type AddressInfo, createServer, type Socket } from 'node:net'
import type { FastifyBaseLogger } from 'fastify'
import { afterEach, expect, it, vi } from 'vitest'
import { newDatabase } from '../../test/fixtures/new-database.ts'
import { companyRedis, logAbsence, openRedis } from './redis.ts'

const closing: (() => void)[] = []
afterEach(() => {
  for (const close of closing.splice(0)) close()
})

/** Replies OK to everything until a test replaces `answer`. */
async function fakeRedis() {
  const sockets = new Set<Socket>()
  const fake = {
    answer(socket: Socket, asked: string): void {
      socket.write(replyTo(asked))
    },
  }
  const server = createServer((socket) => {
    sockets.add(socket)
    socket.on('error', () => {})
    socket.on('data', (data) => {
      for (const asked of data
        .toString()
        .split(/^\*\d+\r\n/m)
        .slice(1))
        fake.answer(socket, asked)
    })
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const close = () => {
    server.close()
    for (const socket of sockets) socket.destroy()
  }
  closing.push(close)
  return Object.assign(fake, { close, url: `redis://127.0.0.1:${(server.address() as AddressInfo).port}` })
}

const replyTo = (asked: string) => (/info/i.test(asked) ? '$19\r\nredis_version:7.0.0\r\n' : '+OK\r\n')

async function opened(url: string) {
  const redis = await openRedis(url)
  closing.push(() => redis.disconnect())
  return redis
}

/** A request that waits for an answer waits a second; milliseconds for one that does not. */
const withoutWaiting = 900

/** Milliseconds until the promise rejects. */
async function failing(asked: Promise<unknown>): Promise<number> {
  const began = performance.now()
  await expect(asked).rejects.toThrow()
  return performance.now() - began
}

it('that freezes keeps a request waiting for a second, and the next ones not at all', async () => {
  const fake = await fakeRedis()
  const redis = await opened(fake.url)
  fake.answer = () => {}
  expect(await failing(redis.incr('tries'))).toBeLessThan(2_000)
  expect(await failing(redis.incr('tries'))).toBeLessThan(withoutWaiting)
})

it('that is killed keeps nobody waiting until it is back', async () => {
  const fake = await fakeRedis()
  const redis = await opened(fake.url)
  fake.answer = fake.close
  expect(await failing(redis.incr('tries'))).toBeLessThan(withoutWaiting)
})

it('is logged once when it goes away and once when it is back, and not when it is left', async () => {
  const fake = await fakeRedis()
  const redis = await opened(fake.url)
  const log = { warn: vi.fn() }
  const stop = logAbsence(redis, log as unknown as FastifyBaseLogger)
  const closed = vi.fn()
  redis.on('close', closed)
  fake.answer = (socket) => socket.destroy()
  await failing(redis.incr('tries'))
  await vi.waitFor(() => expect(closed.mock.calls.length).toBeGreaterThan(2), 5_000)
  expect(log.warn.mock.calls).toEqual([[expect.stringMatching(/^Redis is away/)]])
  fake.answer = (socket, asked) => socket.write(replyTo(asked))
  await vi.waitFor(() => expect(log.warn.mock.calls.slice(1)).toEqual([['Redis is back']]), 5_000)
  stop()
  closed.mockClear()
  redis.disconnect()
  await vi.waitFor(() => expect(closed).toHaveBeenCalled())
  expect(log.warn).toHaveBeenCalledTimes(2)
})

it('that goes away before a reader has connected ends nothing', async () => {
  const fake = await fakeRedis()
  const redis = await opened(fake.url)
  fake.close()
  const reader = redis.duplicate()
  reader.on('error', () => {})
  closing.push(() => reader.disconnect())
  await expect(reader.connect()).resolves.toBeUndefined()
})

it('that is not there is told of by its reason', async () => {
  await expect(openRedis('redis://tahi:needle@127.0.0.1:1')).rejects.toThrow(
    /^The setting REDIS_URL is wrong: Redis cannot be used there \(ECONNREFUSED\)\. Its value/,
  )
})

it('is shared by the servers of a company under one name, and by another company under another', async () => {
  const redis = await opened((await fakeRedis()).url)
  const [one, other] = [await newDatabase(), await newDatabase()]
  const { name } = await companyRedis(redis, one.database)
  expect(name).toMatch(/^tahi-[0-9a-f]{16}$/)
  expect((await companyRedis(redis, one.database)).name).toBe(name)
  expect((await companyRedis(redis, other.database)).name).not.toBe(name)
  for (const { database, drop } of [one, other]) {
    await database.close()
    await drop()
  }
})
