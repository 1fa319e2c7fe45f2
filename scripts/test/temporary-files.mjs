import { chmodSync, mkdtempSync, rmSync, statfsSync } from 'node:fs'
import { join } from 'node:path'
import { atEnd } from '../process/cleanup.mjs'

/** What is written here Linux keeps in memory. */
const memory = '/dev/shm'
/** Ten times what databases, companies and browsers were seen to take at once. */
const plenty = 3 * 2 ** 30

/**
 * Lets this command and all that it starts keep their temporary files in memory, where there is plenty of it and nobody
 * chose another place: databases are copied and synced all the time, which took a third of the system's time of a run.
 */
export function keepTemporaryFilesInMemory() {
  if (process.env.TMPDIR !== undefined || room() < plenty) return
  const folder = mkdtempSync(join(memory, 'tahi-test-'))
  // PostgreSQL, whose data is below, runs as somebody else.
  chmodSync(folder, 0o755)
  const remove = () => rmSync(folder, { recursive: true, force: true })
  atEnd(remove, remove)
  process.env.TMPDIR = folder
}

/** @returns how many bytes the machine has to spare there */
function room() {
  try {
    const { bavail, bsize } = statfsSync(memory)
    return Math.min(bavail * bsize, process.availableMemory())
  } catch {
    // There is no such place.
    return 0
  }
}
