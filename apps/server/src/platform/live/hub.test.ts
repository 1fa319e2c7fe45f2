import { randomUUID } from 'node:crypto'
import { limits } from '@tahi/contract'
import fastify from 'fastify'
import { io, type Socket } from 'socket.io-client'
import { afterEach, beforeEach, expect, it } from 'vitest'
import type { Caller } from '../caller.ts'
import { Hub } from './hub.ts'

const most = limits.connectionsOfPerson
const tried = 3 * most
const caller: Caller = {
  personId: randomUUID(),
  code: 'EMP-00001',
  name: 'Lito Abad',
  role: 'user',
  branchId: randomUUID(),
  mustChangePassword: false,
  sessionId: randomUUID(),
}

let app: ReturnType<typeof fastify>
let hub: Hub
let sockets: Socket[]

beforeEach(async () => {
  app = fastify()
  let letIn: (caller: Caller) => void = () => {}
  const allHaveAsked = new Promise<Caller>((resolve) => {
    letIn = resolve
  })
  let asked = 0
  hub = new Hub(
    app.server,
    {
      lookUp: () => {
        asked += 1
        if (asked === tried) letIn(caller)
        return allHaveAsked
      },
      living: async (tokens) => new Map(tokens.map((token) => [token, caller])),
      onForget: () => {},
    },
    { trustProxy: false, log: app.log },
  )
  const address = await app.listen({ host: '127.0.0.1', port: 0 })
  const options = { auth: { token: 'one' }, transports: ['websocket'], reconnection: false, forceNew: true }
  sockets = Array.from({ length: tried }, () => io(address, options))
})
afterEach(async () => {
  for (const socket of sockets) socket.disconnect()
  hub.close()
  await app.close()
})

it('keeps no more of one person than it may, also where all are admitted before the first is counted', async () => {
  const ended = await Promise.all(
    sockets.map(
      (socket) =>
        new Promise<string>((resolve) => {
          socket.once('disconnect', () => resolve('let go'))
          socket.once('connect_error', () => resolve('refused'))
          // This reply comes after the server has dealt with the other sockets.
          socket.once('connect', () =>
            socket.timeout(20_000).emit('login', caller.personId, () => resolve('stays')),
          )
        }),
    ),
  )
  expect(ended.filter((end) => end === 'stays')).toHaveLength(most)
  expect(ended.filter((end) => end === 'refused')).toEqual([])
})
