import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { now } from './demo-company.ts'
import { port } from './port.ts'

const script = fileURLToPath(new URL('../../scripts/run-built.mjs', import.meta.url))

/** Where this worker's server keeps its data, for as long as it runs. */
export const dataFolder = join(tmpdir(), `tahi-e2e-${port}`)

/**
 * Starts the built product with the demo company, on this worker's port.
 * @returns stops it and removes what it kept
 * @throws Error with what it printed when it ends at once
 */
export async function startServer(): Promise<() => Promise<void>> {
  removeData()
  const server = spawn(process.execPath, [script, 'main'], {
    env: {
      ...process.env,
      PORT: String(port),
      DATA_DIR: dataFolder,
      LOG_LEVEL: 'warn',
      TAHI_E2E_NOW: now,
      NODE_OPTIONS: `--import ${new URL('fixed-clock.mjs', import.meta.url).href}`,
    },
    // What it warns of belongs to the journeys' output.
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const ended = once(server, 'close')
  let printed = ''
  const ready = new Promise<boolean>((resolve) => {
    server.stdout.setEncoding('utf8').on('data', (text: string) => {
      printed += text
      if (printed.includes('ready on ')) resolve(true)
    })
  })
  if (!(await Promise.race([ready, ended.then(() => false)])))
    throw new Error(`The server ended at once:\n${printed}`)
  return async () => {
    server.kill('SIGTERM')
    await ended
    removeData()
  }
}

const removeData = () => rmSync(dataFolder, { recursive: true, force: true })
