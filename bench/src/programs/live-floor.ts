import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { Server } from 'socket.io'
import { heldMemory } from '../held-memory.ts'
import { serveCommands } from '../serve-commands.ts'
import type { Telling } from './product-server.ts'

const server = createServer()
/**
 * The least that Socket.IO does: everybody is admitted to one room, which receives every event. No sign-in, no check,
 * nothing stored.
 */
const io = new Server(server, { transports: ['websocket'], serveClient: false })
io.on('connection', (socket) => {
  void socket.join('readers')
  socket.on('send_message', (body: unknown, acknowledge: (answer: unknown) => void) =>
    acknowledge({ success: true, data: body }),
  )
})

serveCommands(
  {
    open: async () => {
      await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
      return { port: (server.address() as AddressInfo).port }
    },
    tell: ({ name, payload, times }: Telling) => {
      const began = process.hrtime.bigint()
      for (let time = 0; time < times; time++) io.to('readers').emit(name, payload)
      return began
    },
    held: heldMemory,
  },
  async () => {
    io.disconnectSockets(true)
    server.close()
  },
)
