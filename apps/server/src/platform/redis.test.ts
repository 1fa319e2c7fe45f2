import dns from 'node:dns'
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

async function opened(url: string, warn: (sentence: string) => void = () => {}) {
  const redis = await openRedis(url, warn)
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

it('that is away at a start is warned of by its reason, and used when it comes', async () => {
  const fake = await fakeRedis()
  fake.answer = (socket) => socket.destroy()
  const warnings: string[] = []
  const redis = await opened(fake.url, (sentence) => warnings.push(sentence))
  const log = { warn: vi.fn() }
  logAbsence(redis, log as unknown as FastifyBaseLogger)
  expect(warnings).toEqual([expect.stringMatching(/^Redis is away: .*REDIS_URL may be wrong/)])
  fake.answer = (socket, asked) => socket.write(replyTo(asked))
  await vi.waitFor(() => expect(log.warn.mock.calls).toEqual([['Redis is back']]), 5_000)
  await expect(redis.incr('tries')).resolves.toBe('OK')
})

it.each([
  ['ECONNREFUSED', 'may be wrong', 'redis://tahi:needle@127.0.0.1:1'],
  ['ENOTFOUND', 'may be misspelt', 'redis://tahi:needle@redsi.example'],
])('that is not there (%s) is warned of with what %s', async (code, guess, url) => {
  const lookup = vi
    .spyOn(dns, 'lookup')
    .mockImplementation(((_: string, __: object, done: (error: Error) => void) =>
      done(Object.assign(new Error(`getaddrinfo ${code} redsi.example`), { code }))) as never)
  const warn = vi.fn()
  await opened(url, warn)
  lookup.mockRestore()
  expect(warn.mock.calls).toEqual([[expect.stringMatching(`\\(${code}\\).*${guess}`)]])
  expect(warn.mock.calls.join()).not.toMatch(/needle|redsi/)
})

it.each([
  ['WRONGPASS', '-WRONGPASS invalid username-password pair\r\n'],
  ['NOAUTH', '-NOAUTH Authentication required.\r\n'],
  ['something else answers', 'HTTP/1.1 400 Bad Request\r\n\r\n'],
])('that refuses (%s) stops the start', async (reason, answer) => {
  const fake = await fakeRedis()
  fake.answer = (socket) => socket.write(answer)
  const url = fake.url.replace('//', '//tahi:needle@')
  await expect(openRedis(url, () => {})).rejects.toThrow(
    `The setting REDIS_URL is wrong: Redis cannot be used there (${reason}). Its value may hold`,
  )
})

it('that was away at a start and then refuses is logged once', async () => {
  const fake = await fakeRedis()
  fake.answer = (socket) => socket.destroy()
  const redis = await opened(fake.url)
  const log = { warn: vi.fn() }
  const stop = logAbsence(redis, log as unknown as FastifyBaseLogger)
  const closed = vi.fn()
  redis.on('close', closed)
  fake.answer = (socket) => socket.write('-NOAUTH Authentication required.\r\n')
  await vi.waitFor(() => expect(closed.mock.calls.length).toBeGreaterThan(4), 5_000)
  expect(log.warn.mock.calls).toEqual([['Redis cannot be used at the address in REDIS_URL (NOAUTH)']])
  stop()
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
