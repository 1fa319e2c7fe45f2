import { once } from 'node:events'
import { type AddressInfo, createServer, type Socket } from 'node:net'
import { expect, it } from 'vitest'
import { GatheringSocket } from './gathering-socket.ts'

it('sends in one piece what is written in one turn, corked by others or not', async () => {
  const { socket, other, close } = await connected(new GatheringSocket())

  let pieces = 0
  const { _write, _writev } = socket
  socket._write = (...given) => {
    pieces += 1
    _write.apply(socket, given)
  }
  socket._writev = (...given) => {
    pieces += 1
    _writev?.apply(socket, given)
  }
  socket.write('begin;')
  socket.cork()
  socket.write('select;')
  socket.uncork()
  await Promise.resolve()
  socket.write('commit;')
  expect(pieces).toBe(0)
  const [received] = await once(other, 'data')
  expect(String(received)).toBe('begin;select;commit;')
  expect(pieces).toBe(1)

  close()
})

it('gives up a connection that does not answer, also after an idle time', async () => {
  const silent = new GatheringSocket(20)
  const idle = once(silent, 'timeout')
  const { socket, close } = await connected(silent)
  await idle
  expect(socket.destroyed).toBe(false)
  socket.write('select;')
  const [error] = await once(socket, 'error')
  expect(error).toMatchObject({ message: 'Connection terminated: the database has not answered' })
  close()
})

/** The socket, connected, and the one that it is connected to. */
async function connected(socket: GatheringSocket) {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  socket.connect(port, '127.0.0.1')
  const [[other]] = (await Promise.all([once(server, 'connection'), once(socket, 'connect')])) as [
    [Socket],
    unknown,
  ]
  const close = () => {
    socket.destroy()
    server.close()
  }
  return { socket, other, close }
}
