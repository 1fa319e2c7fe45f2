import { accessSync, constants, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/** A data folder that cannot be used, with a sentence that says why. */
export class UnusableFolder extends Error {}

/**
 * Takes the data folder for this process alone.
 * @returns lets go of it
 * @throws UnusableFolder when it is not writable or another process has it
 */
export function holdFolder(folder: string): () => void {
  try {
    mkdirSync(folder, { recursive: true })
    accessSync(folder, constants.W_OK)
  } catch {
    throw new UnusableFolder(`The data folder ${folder} is not writable. Set DATA_DIR to one that is.`)
  }
  const lock = join(folder, 'tahi.lock')
  const holder = holderOf(lock)
  if (holder !== undefined)
    throw new UnusableFolder(
      `The data folder ${folder} is in use by another process (${holder}). Stop that one, or set DATA_DIR to another.`,
    )
  // A lock that a killed process left behind does not count.
  rmSync(lock, { force: true })
  writeFileSync(lock, String(process.pid), { flag: 'wx' })
  return () => rmSync(lock, { force: true })
}

function holderOf(lock: string): number | undefined {
  let process_: number
  try {
    process_ = Number(readFileSync(lock, 'utf8'))
    process.kill(process_, 0)
  } catch (error) {
    // EPERM: it lives, as another user's process.
    if (error instanceof Error && 'code' in error && error.code === 'EPERM')
      return Number(readFileSync(lock, 'utf8'))
    return undefined
  }
  return process_ === process.pid ? undefined : process_
}
