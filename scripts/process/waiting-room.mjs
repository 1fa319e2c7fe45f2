import { once } from 'node:events'
import { connect, createServer } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'

/**
 * Opens a port whose connections go on to another one, and wait until something listens there: while a server restarts,
 * its clients are slow instead of refused.
 * @param {number} port the server's
 * @param {number} [patience] for how long a connection waits, in milliseconds
 * @returns the port that was opened on this machine, and a function that closes it
 */
export async function openWaitingRoom(port, patience = 60_000) {
  const room = createServer(async (client) => {
    const server = await reach(port, performance.now() + patience)
    if (!server) return client.destroy()
    // Without listeners for errors, a client that breaks off would end this process.
    client.on('error', () => server.destroy()).on('close', () => server.destroy())
    server.on('error', () => client.destroy()).on('close', () => client.destroy())
    client.pipe(server).pipe(client)
  })
  await once(room.listen(0, '127.0.0.1'), 'listening')
  const address = /** @type {import('node:net').AddressInfo} */ (room.address())
  return { port: address.port, close: () => room.close() }
}

/**
 * @param {number} port
 * @param {number} until as of `performance.now()`
 * @returns {Promise<import('node:net').Socket | undefined>}
 */
async function reach(port, until) {
  const socket = connect(port, '127.0.0.1')
  try {
    await once(socket, 'connect')
    return socket
  } catch {
    if (performance.now() > until) return undefined
    await wait(100)
    return reach(port, until)
  }
}
