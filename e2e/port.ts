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

/** Of this process's own server: workers run journeys side by side, each on a company of its own. */
export const port = await freePort()
