import { once } from 'node:events'
import { attendanceEvent, changes } from '@tahi/contract'
import fastify from 'fastify'
import { io, type Socket } from 'socket.io-client'
import { expect, it, vi } from 'vitest'
import type { Caller } from '../caller.ts'
import { Hub } from './hub.ts'

const caller = { personId: 'one', role: 'manager', branchId: 'here' } as Caller
const sessions = { lookUp: async () => caller, living: async () => new Map(), onForget: () => {} }

it('logs an event that breaks its schema, and sends the others', async () => {
  const app = fastify()
  const hub = new Hub(app.server, sessions, { trustProxy: false, log: app.log })
  const logged = vi.spyOn(app.log, 'error').mockReturnValue()
  const socket: Socket = io(await app.listen({ host: '127.0.0.1', port: 0 }), {
    auth: { token: 'one' },
    transports: ['websocket'],
    reconnection: false,
  })
  const told: string[] = []
  socket.onAny((name: string) => told.push(name))
  await once(socket as unknown as NodeJS.EventEmitter, 'connect')
  hub.tell(attendanceEvent, { branchId: 'here' }, { date: '1999-12-31' } as never)
  hub.changed('attendance', null)
  await vi.waitFor(() => expect(told).toEqual([changes.attendance?.name]))
  expect(logged).toHaveBeenCalledWith(
    expect.objectContaining({ event: attendanceEvent.name }),
    'an event could not be sent',
  )
  socket.disconnect()
  hub.close()
  await app.close()
})
