import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { loadedAt, now } from './demo-company.ts'
import { port } from './port.ts'

/** As `scripts/run-built.mjs` runs it, which would look for something to build each time. */
const program = fileURLToPath(new URL('../../apps/server/dist/main.js', import.meta.url))
const fixedClock = new URL('fixed-clock.mjs', import.meta.url).href

/** The name of the setting that tells workers where the demo company is, as it was loaded. */
const companySetting = 'TAHI_E2E_COMPANY'

/** Where this worker's server keeps its data, for as long as it runs. */
export const dataFolder = join(tmpdir(), `tahi-e2e-${port}`)

/** Loads the demo company once for all workers: copying it takes a tenth of a second, loading it many. */
export async function loadCompany(): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'tahi-e2e-company-'))
  process.env[companySetting] = folder
  const { stop } = await start(folder, loadedAt)
  await stop()
}

export function removeCompany(): void {
  remove(companyFolder())
}

function companyFolder(): string {
  const folder = process.env[companySetting]
  if (folder === undefined) throw new Error(`${companySetting} does not say where the company is`)
  return folder
}

/** What a file of journeys begins with: the demo company as it was loaded, or none that is set up. */
export type Beginning = 'demo company' | 'no company'

/** This worker's server, which is started anew, as its journeys begin, for each file of them. */
export class Server {
  #running: Running | undefined
  #file = ''

  /** Whatever the journeys of another file did is gone. */
  async serve(file: string, beginning: Beginning): Promise<void> {
    if (file === this.#file) return
    await this.end()
    const isEmpty = beginning === 'no company'
    if (!isEmpty) cpSync(companyFolder(), dataFolder, { recursive: true })
    this.#running = await start(dataFolder, now, isEmpty ? { DEMO: 'false' } : {})
    this.#file = file
  }

  /** What the first General Manager must know; it is printed where there is no company yet. */
  get setUpKey(): string {
    return /one-time key (\S+)/.exec(this.#running?.printed ?? '')?.[1] ?? ''
  }

  /** Stops it and removes what it kept. */
  async end(): Promise<void> {
    await this.#running?.stop()
    this.#running = undefined
    remove(dataFolder)
  }
}

interface Running {
  /** Until it was ready. */
  readonly printed: string
  stop(): Promise<void>
}

/**
 * Starts the built product on this worker's port, with the demo company where the folder has none yet.
 * @throws Error with what it printed when it ends at once
 */
async function start(folder: string, clock: string, settings: Record<string, string> = {}): Promise<Running> {
  // The embedded database is WebAssembly: compiled better, it would not earn that back before its file of journeys has ended.
  // Nor would the source maps of every installed package, which take a fifth of a start.
  const options = ['--liftoff-only', '--import', fixedClock]
  const server = spawn(process.execPath, [...options, program], {
    env: {
      ...process.env,
      PORT: String(port),
      DATA_DIR: folder,
      LOG_LEVEL: 'warn',
      TAHI_E2E_NOW: clock,
      ...settings,
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
  const stop = async () => {
    server.kill('SIGTERM')
    await ended
  }
  return { printed, stop }
}

const remove = (folder: string) => rmSync(folder, { recursive: true, force: true })
