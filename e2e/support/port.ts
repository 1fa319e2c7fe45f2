import { once } from 'node:events'
import { createServer } from 'node:net'

/** Workers begin at the same moment, and what is free then is free for each of them: every one has a thousand of its own. */
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

/** Of this process's own server: workers run journeys side by side, each on a company of its own. */
export const port = await freePort()
