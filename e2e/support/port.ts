import { once } from 'node:events'
import { createServer } from 'node:net'

/** Each worker has a range of a thousand ports, because workers that start together would find the same port free. */
const first = 20_000 + 1_000 * Number(process.env.TEST_PARALLEL_INDEX ?? 0)

async function freePort(): Promise<number> {
  for (;;) {
    const port = first + Math.floor(Math.random() * 1_000)
    if (await isFree(port)) return port
  }
}

async function isFree(port: number): Promise<boolean> {
  const probe = createServer()
  try {
    await once(probe.listen(port, '127.0.0.1'), 'listening')
  } catch {
    return false
  }
  probe.close()
  await once(probe, 'close')
  return true
}

/** The port of this process's own server: workers run journeys side by side, each with its own company. */
export const port = await freePort()
