import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { loadedAt, now } from './demo-company.ts'
import { port } from './port.ts'
import { Product } from './product.ts'

/** The environment variable with the folder of the loaded demo company, for workers. */
const companySetting = 'TAHI_E2E_COMPANY'

/** The data folder of this worker's server, which exists as long as it runs. */
export const dataFolder = join(tmpdir(), `tahi-e2e-${port}`)

/** Loads the demo company once for all workers: copying it takes a tenth of a second, loading it many. */
export async function loadCompany(): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'tahi-e2e-company-'))
  process.env[companySetting] = folder
  const product = new Product()
  await product.start(folder, loadedAt, true)
  await product.stop()
  await product.end()
}

export function removeCompany(): void {
  remove(companyFolder())
}

function companyFolder(): string {
  const folder = process.env[companySetting]
  if (folder === undefined) throw new Error(`${companySetting} does not say where the company is`)
  return folder
}

/** The company at the start of a file of journeys: the demo company, or none. */
export type Beginning = 'demo company' | 'no company'

/** This worker's server, restarted with a fresh company for each file of journeys. */
export class Server {
  readonly #product = new Product()
  #file: string | undefined

  /** Starts the server for a file; changes by other files' journeys are gone. */
  async serve(file: string, beginning: Beginning): Promise<void> {
    if (file === this.#file) return
    await this.#leaveFile()
    const isEmpty = beginning === 'no company'
    if (!isEmpty) cpSync(companyFolder(), dataFolder, { recursive: true })
    await this.#product.start(dataFolder, now, !isEmpty)
    this.#file = file
  }

  /** The one-time key for the first General Manager, printed when there is no company yet. */
  get setUpKey(): string {
    return /one-time key (\S+)/.exec(this.#product.printed)?.[1] ?? ''
  }

  /** Stops it and removes its data. */
  async end(): Promise<void> {
    await this.#leaveFile()
    await this.#product.end()
  }

  async #leaveFile(): Promise<void> {
    if (this.#file !== undefined) await this.#product.stop()
    this.#file = undefined
    remove(dataFolder)
  }
}

const remove = (folder: string) => rmSync(folder, { recursive: true, force: true })
