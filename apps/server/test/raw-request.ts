import { once } from 'node:events'
import { connect, type Socket } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'
import type { TestServer } from './server.ts'

/** A connection to the server's port. */
export async function dial(tahi: TestServer): Promise<Socket> {
  const socket = connect(await tahi.port(), '127.0.0.1')
  socket.on('error', () => {})
  await once(socket, 'connect')
  return socket
}

/** What the server sends until it hangs up. @returns undefined when it has not after 20 seconds */
export async function untilHungUp(socket: Socket): Promise<string | undefined> {
  let received = ''
  socket.on('data', (chunk) => {
    received += chunk
  })
  const isOver = await Promise.race([once(socket, 'close').then(() => true), wait(20_000, false)])
  socket.destroy()
  return isOver ? received : undefined
}
