import { mkdir, open, rename, rm, stat } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { errorCode } from '../errors.ts'
import { privately } from '../folder.ts'
import { type FileStore, type OpenContent, unavailable } from './store.ts'

/** On local disk, under the data folder: one file each, in folders by the id's last two digits. */
export class LocalStore implements FileStore {
  readonly #folder: string

  constructor(folder: string) {
    this.#folder = folder
  }

  /** Atomic: after a crash the content is there whole, or not at all. Once it has resolved, a crash loses nothing. */
  async put(id: string, content: Buffer): Promise<void> {
    const path = this.#pathOf(id)
    const folder = dirname(path)
    const unfinished = unfinishedOf(path)
    try {
      const firstMade = await mkdir(folder, privately)
      if (firstMade !== undefined) await syncAbove(folder, dirname(firstMade))
      const file = await open(unfinished, 'w')
      try {
        await file.writeFile(content)
        await file.sync()
      } finally {
        await file.close()
      }
      await rename(unfinished, path)
      await syncFolder(folder)
    } catch (error) {
      // A full disk must not be filled further by a useless part.
      await rm(unfinished, { force: true }).catch(() => {})
      throw unavailable(error)
    }
  }

  async open(id: string): Promise<OpenContent | undefined> {
    const file = await open(this.#pathOf(id)).catch(undefinedWithout)
    if (!file) return undefined
    try {
      const { size } = await file.stat()
      return { bytes: size, stream: file.createReadStream() }
    } catch (error) {
      await file.close()
      throw unavailable(error)
    }
  }

  size(id: string): Promise<number | undefined> {
    return stat(this.#pathOf(id)).then(({ size }) => size, undefinedWithout)
  }

  /** Also removes the unfinished file of a server that was killed. */
  async remove(id: string): Promise<void> {
    const path = this.#pathOf(id)
    try {
      await rm(unfinishedOf(path), { force: true })
      await rm(path, { force: true })
    } catch (error) {
      throw unavailable(error)
    }
  }

  /** The folder comes from the id's end: a UUIDv7 begins with the time, so its end spreads better. */
  #pathOf(id: string): string {
    return join(this.#folder, id.slice(-2), id)
  }
}

const unfinishedOf = (path: string): string => `${path}.unfinished`

/** Syncs every folder above this one, up to the highest in which one was made. */
async function syncAbove(folder: string, highest: string): Promise<void> {
  const above = dirname(folder)
  await syncFolder(above)
  if (above !== highest) await syncAbove(above, highest)
}

/** A folder holds its files' names: until it is synced, a power cut may lose a file that is synced itself. */
async function syncFolder(path: string): Promise<void> {
  const folder = await open(path)
  try {
    await folder.sync()
  } catch (error) {
    // Some network disks do not sync folders, and need not.
    if (errorCode(error) !== 'EINVAL') throw error
  } finally {
    await folder.close()
  }
}

function undefinedWithout(error: NodeJS.ErrnoException): undefined {
  if (error.code !== 'ENOENT') throw unavailable(error)
}
