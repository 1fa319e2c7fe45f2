import { type Call, data } from '@tahi/contract'
import fastify from 'fastify'
import { describe, expect, it } from 'vitest'
import * as z from 'zod'
import type { Services } from '../services.ts'
import { inWork } from './binding.ts'
import { serveCalls } from './serve-calls.ts'

const call: Call = {
  method: 'GET',
  path: '/api/thread',
  summary: 'A thread',
  allow: ['admin'],
  reply: data(z.object({ colour: z.string() })),
}
const bound = (to: Call) => inWork(to, async () => ({ colour: 'red' }) as never)
const start = (calls: Call[], bindings: ReturnType<typeof bound>[]) => () =>
  serveCalls(fastify(), {} as Services, calls, bindings, async () => ({
    token: null,
    caller: null,
    gate: null,
  }))

describe('the server does not start', () => {
  it('on a call that says neither who may use it nor that it is public', () => {
    const { allow: _, ...open } = call
    expect(start([open as Call], [bound(open as Call)])).toThrow(/says neither who may use it/)
    const nobody = { ...call, allow: [] }
    expect(start([nobody], [bound(nobody)])).toThrow(/says neither who may use it/)
  })

  it('on a call without a function, or with two', () => {
    expect(start([call], [])).toThrow(/served by no function/)
    expect(start([call], [bound(call), bound(call)])).toThrow(/served by two functions/)
    expect(start([call], [bound(call)])).not.toThrow()
  })
})
