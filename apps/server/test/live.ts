import { io, type Socket } from 'socket.io-client'
import type { Person, TestServer } from './server.ts'

/** One person's realtime connection, with what it heard. */
export interface Listening {
  readonly socket: Socket
  readonly heard: { name: string; payload: unknown }[]
  /** What was heard, once everything that was told before this call has arrived. */
  all(): Promise<{ name: string; payload: unknown }[]>
}

const opened: Socket[] = []

/** For the end of a test's file: the sockets hold the process. */
export function hangUp(): void {
  for (const socket of opened.splice(0)) socket.disconnect()
}

/** Connects as a person. @throws what the handshake answers */
export async function listen(
  tahi: TestServer,
  { id, token }: Pick<Person, 'id' | 'token'>,
): Promise<Listening> {
  const socket = io(`http://127.0.0.1:${await tahi.port()}`, {
    auth: { token },
    transports: ['websocket'],
    reconnection: false,
    forceNew: true,
  })
  opened.push(socket)
  const heard: { name: string; payload: unknown }[] = []
  socket.onAny((name: string, payload: unknown) => heard.push({ name, payload }))
  await new Promise<void>((resolve, reject) => {
    socket.once('connect', resolve)
    socket.once('connect_error', reject)
  })
  return {
    socket,
    heard,
    async all() {
      // What a server sends to a socket comes in order: behind this answer is nothing that was told before it.
      await socket.timeout(20_000).emitWithAck('login', id)
      return heard
    },
  }
}
