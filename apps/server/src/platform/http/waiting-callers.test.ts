import { once } from 'node:events'
import { connect } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'
import { type Call, data, type Role } from '@tahi/contract'
import fastify from 'fastify'
import { describe, expect, it, vi } from 'vitest'
import * as z from 'zod'
import { type Caller, type Holder, nobody } from '../caller.ts'
import { Refusal } from '../errors.ts'
import type { Services } from '../services.ts'
import { exportSheet } from '../spreadsheets/export-sheet.ts'
import { directly } from './binding.ts'
import { mapFailures } from './failures.ts'
import { originOf, type Sent } from './origin.ts'
import { serveCalls } from './serve-calls.ts'

const branchId = '00000000-0000-4000-8000-000000000001'
const person = (role: Role): Holder => ({
  token: 'a token',
  caller: { personId: 'p', name: 'Ana', role, branchId, mustChangePassword: false } as Caller,
  gate: null,
})
const gate: Holder = { token: 'gate.a', caller: null, gate: { gateId: 'g', name: 'East', branchId } }
const ended: Holder = { token: 'a token', caller: null, gate: null }

describe('a call whose body took long', () => {
  /** Sends a body in two parts. @returns the reply's status, and how often the call was answered and its caller looked up */
  const sent = async (allow: Call['allow'], found: readonly Holder[], pause: number) => {
    const app = fastify()
    mapFailures(app)
    const call: Call = {
      method: 'POST',
      path: '/api/thread',
      summary: 'A thread',
      allow,
      body: z.object({}),
      reply: data(z.object({})),
    }
    const answer = vi.fn(async () => ({}) as never)
    const identify = vi.fn(async () => found[identify.mock.calls.length - 1] ?? nobody)
    serveCalls(app, {} as Services, [call], [directly(call, answer)], identify)
    const { port } = new URL(await app.listen())
    const socket = connect(Number(port))
    socket.write(
      'POST /api/thread HTTP/1.1\r\nhost: a\r\ncontent-type: application/json\r\ncontent-length: 2\r\n\r\n{',
    )
    await vi.waitFor(() => expect(identify).toHaveBeenCalledOnce(), 5_000)
    await wait(pause)
    socket.write('}')
    const [reply] = await once(socket, 'data')
    socket.destroy()
    await app.close()
    const status = Number(String(reply).split(' ')[1])
    return { status, answered: answer.mock.calls.length, lookUps: identify.mock.calls.length }
  }
  const long = 1_100

  it.each([
    ['a session that has ended', ['manager'], person('manager'), ended, 401],
    ['a role that was lost', ['manager'], person('manager'), person('user'), 403],
    ['a gate whose access has ended', 'gate', gate, { ...gate, gate: null }, 401],
  ] as const)('is refused to %s meanwhile', async (_, allow, before, after, status) => {
    expect(await sent(allow, [before, after], long)).toEqual({ status, answered: 0, lookUps: 2 })
  })

  it('is answered to whoever still may, and to visitors', async () => {
    const before = person('manager')
    expect(await sent(['manager'], [before, before], long)).toMatchObject({ status: 200, answered: 1 })
    expect(await sent('public', [nobody, nobody], long)).toMatchObject({ status: 200, answered: 1 })
  })

  it('is the only one that is looked up twice', async () => {
    expect(await sent(['manager'], [person('manager')], 0)).toEqual({ status: 200, answered: 1, lookUps: 1 })
  })
})

describe('after a wait within a call', () => {
  const services = { clock: { now: () => new Date() }, timeZone: { name: 'Asia/Manila' } } as Services
  const origin = (identified: Sent['identified']) =>
    originOf(
      {
        address: '',
        userAgent: '',
        requestId: '',
        identified,
        gone: () => new AbortController().signal,
        upload: async () => ({ fileName: 'a.csv', content: Buffer.alloc(1) }),
      },
      services,
      person('manager'),
    )
  const gone = async () => {
    throw new Refusal('session_ended', 'Ended')
  }

  it('for its file, the caller is who they are by then', async () => {
    const moved = origin(async () => person('hr'))
    await moved.upload()
    expect([moved.caller?.role, moved.context().scope.role]).toEqual(['hr', 'hr'])
    await expect(origin(gone).upload()).rejects.toThrow('Ended')
  })

  it('for its turn, an export reads in the scope of then, or nothing', async () => {
    const work = vi.fn(async (context: { scope: { role: Role } }) => ({
      columns: [],
      rows: [[context.scope.role]],
    }))
    const spreadsheets = {
      write: async (read: () => Promise<{ rows: unknown }>) =>
        Buffer.from(JSON.stringify((await read()).rows)),
    }
    const exported = (asked: ReturnType<typeof origin>) =>
      exportSheet({ database: { work }, spreadsheets } as never, asked, { file: 'a', sheet: 'a' }, vi.fn())
    expect((await exported(origin(async () => person('hr')))).content.toString()).toBe('[["hr"]]')
    await expect(exported(origin(gone))).rejects.toThrow('Ended')
    expect(work).toHaveBeenCalledOnce()
  })
})
