import { limits } from '@tahi/contract'
import fastify from 'fastify'
import { io, Manager } from 'socket.io-client'
import { afterEach, beforeEach, expect, it } from 'vitest'
import type { Caller } from '../caller.ts'
import { Hub } from './hub.ts'

const caller = { personId: 'one', role: 'user', branchId: 'here' } as Caller

let app: ReturnType<typeof fastify>
let hub: Hub
let address: string
let lookedUp: string[]
let databaseAway: boolean

beforeEach(async () => {
  app = fastify()
  lookedUp = []
  databaseAway = false
  const lookUp = async (token: string) => {
    lookedUp.push(token)
    if (databaseAway) throw new Error('No connection')
    return token === 'right' ? caller : null
  }
  const sessions = { lookUp, living: async () => new Map(), onForget: () => {} }
  hub = new Hub(app.server, sessions, { trustProxy: false, log: app.log })
  address = await app.listen({ host: '127.0.0.1', port: 0 })
})
afterEach(async () => {
  hub.close()
  await app.close()
})

/** Sends these tokens over one connection without waiting. @returns the errors until the server closed it */
const tell = (...tokens: string[]) =>
  new Promise<string[]>((resolve) => {
    const errors: string[] = []
    const manager = new Manager(address, { transports: ['websocket'], reconnection: false })
    manager.on('open', () => {
      // A socket of the library would send one, and close the connection itself.
      for (const token of tokens) manager.engine.write(`0${JSON.stringify({ token })}`)
    })
    manager.on('packet', ({ data }) => errors.push(data.data.code))
    manager.on('close', () => resolve(errors))
  })

/** Connects as the applications do. @returns the error, or `stays` */
const connect = (token: string) =>
  new Promise<string>((resolve) => {
    const socket = io(address, {
      auth: { token },
      transports: ['websocket'],
      reconnection: false,
      forceNew: true,
    })
    const end = (how: string) => {
      resolve(how)
      socket.disconnect()
    }
    socket.once('connect', () => end('stays'))
    socket.once('connect_error', (error: Error & { data?: { code: string } }) => end(error.data?.code ?? ''))
  })

it('closes a refused connection once it was told why', async () => {
  expect(await tell('wrong')).toEqual(['session_ended'])
})

it('looks up one session for a connection, however many tokens it sends', async () => {
  expect((await tell('one', 'two', 'three')).filter((code) => code !== 'too_many_tries').length).toBeLessThan(
    2,
  )
  expect(lookedUp).toEqual(['one'])
})

it('lets a refused client in with another token, over the same socket', async () => {
  let token = 'wrong'
  const socket = io(address, {
    auth: (give) => give({ token }),
    transports: ['websocket'],
    reconnection: false,
    forceNew: true,
  })
  await new Promise<void>((resolve) => socket.once('connect_error', () => resolve()))
  token = 'right'
  await new Promise<void>((resolve) => socket.once('connect', () => resolve()).connect())
  socket.disconnect()
})

it('looks up no session for an address that was refused too often, until the next sweep', async () => {
  for (let told = 0; told < limits.refusedConnectionsPerMinute; told += 1) await tell('wrong')
  expect(lookedUp).toHaveLength(limits.refusedConnectionsPerMinute)
  expect(await connect('right')).toBe('too_many_tries')
  expect(lookedUp).toHaveLength(limits.refusedConnectionsPerMinute)
  await hub.sweep()
  expect(await connect('right')).toBe('stays')
})

it('counts nobody as refused while sessions cannot be looked up', async () => {
  databaseAway = true
  for (let told = 0; told < limits.refusedConnectionsPerMinute; told += 1) await tell('right')
  databaseAway = false
  expect(await connect('right')).toBe('stays')
})
