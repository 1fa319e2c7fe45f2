import { mkdir, open, readFile, rename, rm } from 'node:fs/promises'
import { dirname, join } from 'node:path'

/** Contents of files on local disk, under the data folder (D6): one file each, in folders by the id's last two digits. */
export class LocalStore {
  readonly #folder: string

  constructor(folder: string) {
    this.#folder = folder
  }

  /** Writes a content so that it is there whole, or not at all, whenever the machine stops. */
  async put(id: string, content: Buffer): Promise<void> {
    const path = this.#pathOf(id)
    await mkdir(dirname(path), { recursive: true })
    const unfinished = `${path}.unfinished`
    const file = await open(unfinished, 'w')
    try {
      await file.writeFile(content)
      await file.sync()
    } finally {
      await file.close()
    }
    await rename(unfinished, path)
  }

  /** @returns undefined when there is none */
  async get(id: string): Promise<Buffer | undefined> {
    return readFile(this.#pathOf(id)).catch((error: NodeJS.ErrnoException) => {
      if (error.code === 'ENOENT') return undefined
      throw error
    })
  }

  async remove(id: string): Promise<void> {
    await rm(this.#pathOf(id), { force: true })
  }

  /** UUIDv7 begins with the time, so its end spreads better. */
  #pathOf(id: string): string {
    return join(this.#folder, id.slice(-2), id)
  }
}
