import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import type { Readable } from 'node:stream'
import { fileURLToPath } from 'node:url'
import { port } from './port.ts'

const program = fileURLToPath(new URL('server-process.mjs', import.meta.url))
const fixedClock = new URL('fixed-clock.mjs', import.meta.url).href

/** The built product on this worker's port, started and stopped repeatedly in one process. */
export class Product {
  readonly #process: ChildProcess
  readonly #ended: Promise<unknown>
  #printed = ''

  constructor() {
    // Without source maps: reading those of every installed package takes a fifth of a start.
    const execArgv = ['--import', fixedClock]
    // None of the settings that whoever runs this has exported, above all no database.
    const { PATH, HOME, TMPDIR } = process.env
    this.#process = fork(program, {
      execArgv,
      env: { PATH, HOME, TMPDIR },
      // Warnings of the process belong to the journeys' output.
      stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
    })
    this.#ended = once(this.#process, 'exit')
    this.#process.stdout?.setEncoding('utf8').on('data', (text: string) => {
      this.#printed += text
    })
  }

  /** The output from the start until the product was ready. */
  get printed(): string {
    return this.#printed
  }

  /**
   * Starts with the demo company, which is loaded if the folder has none yet, or without a company.
   * @throws Error with the output when the process ends at once
   */
  async start(folder: string, clock: string, withDemo: boolean): Promise<void> {
    this.#printed = ''
    const settings = {
      PORT: String(port),
      DATA_DIR: folder,
      LOG_LEVEL: 'warn',
      DEMO: String(withDemo),
      TAHI_E2E_NOW: clock,
    }
    this.#process.send(settings)
    while (!this.#printed.includes('ready on '))
      if (!(await Promise.race([this.#prints(), this.#ended.then(() => false)])))
        throw new Error(`The server ended at once:\n${this.#printed}`)
  }

  async stop(): Promise<void> {
    const stopped = once(this.#process, 'message')
    this.#process.send('stop')
    await Promise.race([stopped, this.#ended])
  }

  /** Ends the process as well. */
  async end(): Promise<void> {
    this.#process.disconnect()
    await this.#ended
  }

  async #prints(): Promise<boolean> {
    await once(this.#process.stdout as Readable, 'data')
    return true
  }
}
