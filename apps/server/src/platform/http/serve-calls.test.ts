import { once } from 'node:events'
import { connect } from 'node:net'
import { type Call, data } from '@tahi/contract'
import fastify from 'fastify'
import { describe, expect, it, test, vi } from 'vitest'
import * as z from 'zod'
import { AskerGone } from '../errors.ts'
import type { Services } from '../services.ts'
import { directly, inWork } from './binding.ts'
import { mapFailures, refusalOf } from './failures.ts'
import { serveCalls } from './serve-calls.ts'

const call: Call = {
  method: 'GET',
  path: '/api/thread',
  summary: 'A thread',
  allow: ['admin'],
  reply: data(z.object({ colour: z.string() })),
}
const bound = (to: Call) => inWork(to, async () => ({ colour: 'red' }) as never)
const nobody = async () => ({ token: null, caller: null, gate: null })
const start = (calls: Call[], bindings: ReturnType<typeof bound>[]) => () =>
  serveCalls(fastify(), {} as Services, calls, bindings, nobody)

describe('the server does not start', () => {
  it('on a call that says neither who may use it nor that it is public', () => {
    const { allow: _, ...open } = call
    expect(start([open as Call], [bound(open as Call)])).toThrow(/says neither who may use it/)
    const shut = { ...call, allow: [] }
    expect(start([shut], [bound(shut)])).toThrow(/says neither who may use it/)
  })

  it('on a call without a function, or with two', () => {
    expect(start([call], [])).toThrow(/served by no function/)
    expect(start([call], [bound(call), bound(call)])).toThrow(/served by two functions/)
    expect(start([call], [bound(call)])).not.toThrow()
  })
})

describe('whoever hangs up', () => {
  it('is known to have gone, and not before', async () => {
    const app = fastify({ forceCloseConnections: true })
    const question: Call = { ...call, method: 'POST', allow: 'public', body: z.object({}) }
    const late = vi.fn<(gone: AbortSignal) => void>()
    const asked = new Promise<AbortSignal>((resolve) => {
      const waiting = directly(question, async (_services, _request, { gone }) => {
        const signal = gone()
        resolve(signal)
        await once(signal, 'abort')
        // Called late, as an export does after reading its rows.
        late(gone())
        return { colour: 'red' } as never
      })
      serveCalls(app, {} as Services, [question], [waiting], nobody)
    })
    const asker = new AbortController()
    const answer = fetch((await app.listen()) + question.path, {
      method: question.method,
      headers: { 'content-type': 'application/json' },
      body: '{}',
      signal: asker.signal,
    })
    const gone = await asked
    expect(gone.aborted).toBe(false)
    asker.abort()
    await expect(answer).rejects.toThrow('aborted')
    await expect.poll(() => gone.aborted).toBe(true)
    await app.close()
    expect(late).toHaveBeenCalledWith(expect.objectContaining({ aborted: true }))
  })

  it('is no error in the log, also in the middle of what is sent', async () => {
    const lines: { level: number }[] = []
    const answered = vi.fn(async () => {})
    const app = fastify({ logger: { stream: { write: (line) => lines.push(JSON.parse(line)) } } })
    mapFailures(app)
    app.addHook('onSend', answered)
    app.post('/', async () => 'read')
    const { port } = new URL(await app.listen())
    const sender = connect(Number(port))
    sender.write(
      'POST / HTTP/1.1\r\nhost: tahi\r\ncontent-type: application/json\r\ncontent-length: 20\r\n\r\n{',
    )
    await expect.poll(() => lines.length).toBeGreaterThan(1)
    sender.destroy()
    await expect.poll(() => answered.mock.calls.length).toBe(1)
    expect(lines.filter(({ level }) => level >= 50)).toEqual([])
    await app.close()
  })

  it('is no error in the log when the reply is cut short by it', async () => {
    const lines: { level: number }[] = []
    const answered = vi.fn(async () => {})
    const app = fastify({ logger: { stream: { write: (line) => lines.push(JSON.parse(line)) } } })
    mapFailures(app)
    app.addHook('onSend', answered)
    const asked = vi.fn()
    app.get('/', async ({ raw: { socket } }) => {
      asked()
      await once(socket, 'close')
      throw Object.assign(new Error('Premature close'), { code: 'ERR_STREAM_PREMATURE_CLOSE' })
    })
    const { port } = new URL(await app.listen())
    const reader = connect(Number(port))
    reader.write('GET / HTTP/1.1\r\nhost: tahi\r\n\r\n')
    await expect.poll(() => asked.mock.calls.length).toBe(1)
    reader.destroy()
    await expect.poll(() => answered.mock.calls.length).toBe(1)
    expect(lines.filter(({ level }) => level >= 50)).toEqual([])
    await app.close()
  })

  it('is no error in the log when the answer is not made any more', () => {
    const error = vi.fn()
    refusalOf(new AskerGone(), { error } as never, 'request failed')
    expect(error).not.toHaveBeenCalled()
    refusalOf(new Error('broken'), { error } as never, 'request failed')
    expect(error).toHaveBeenCalledOnce()
  })
})

test.each([
  [new Error('broken'), { err: new Error('broken') }],
  [new Error('Connection terminated unexpectedly'), { reason: 'Connection terminated unexpectedly' }],
  [Object.assign(new AggregateError([]), { code: 'ECONNREFUSED' }), { reason: 'ECONNREFUSED' }],
])('of what went wrong, %s, the log says %j', (failure, said) => {
  const error = vi.fn()
  refusalOf(failure, { error } as never, 'request failed', { event: 'seen' })
  expect(error.mock.calls).toEqual([[{ ...said, event: 'seen' }, 'request failed']])
})
