import { once } from 'node:events'
import { type AddressInfo, createServer } from 'node:net'

async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1')
  await once(probe, 'listening')
  const { port } = probe.address() as AddressInfo
  probe.close()
  await once(probe, 'close')
  return port
}

// Chosen once by the process that starts the server; its workers find it in their environment.
process.env.TAHI_E2E_PORT ??= String(await freePort())

export const port = Number(process.env.TAHI_E2E_PORT)
