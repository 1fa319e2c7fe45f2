import { once } from 'node:events'
import { createServer, type Socket } from 'node:net'
import { expect, it } from 'vitest'
import { GatheringSocket } from './gathering-socket.ts'

it('sends in one piece what is written in one turn, corked by others or not', async () => {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  const socket = new GatheringSocket()
  socket.connect(typeof address === 'object' && address ? address.port : 0, '127.0.0.1')
  const [[other]] = (await Promise.all([once(server, 'connection'), once(socket, 'connect')])) as [
    [Socket],
    unknown,
  ]

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

  socket.destroy()
  server.close()
})
