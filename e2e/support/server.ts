import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { loadedAt, now } from './demo-company.ts'
import { port } from './port.ts'
import { Product } from './product.ts'

/** The name of the setting that tells workers where the demo company is, as it was loaded. */
const companySetting = 'TAHI_E2E_COMPANY'

/** Where this worker's server keeps its data, for as long as it runs. */
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

/** What a file of journeys begins with: the demo company as it was loaded, or none that is set up. */
export type Beginning = 'demo company' | 'no company'

/** This worker's server, which is started anew, as its journeys begin, for each file of them. */
export class Server {
  readonly #product = new Product()
  #file: string | undefined

  /** Whatever the journeys of another file did is gone. */
  async serve(file: string, beginning: Beginning): Promise<void> {
    if (file === this.#file) return
    await this.#leaveFile()
    const isEmpty = beginning === 'no company'
    if (!isEmpty) cpSync(companyFolder(), dataFolder, { recursive: true })
    await this.#product.start(dataFolder, now, !isEmpty)
    this.#file = file
  }

  /** What the first General Manager must know; it is printed where there is no company yet. */
  get setUpKey(): string {
    return /one-time key (\S+)/.exec(this.#product.printed)?.[1] ?? ''
  }

  /** Stops it and removes what it kept. */
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
