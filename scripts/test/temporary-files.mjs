import { chmodSync, mkdtempSync, rmSync, statfsSync } from 'node:fs'
import { join } from 'node:path'
import { atEnd } from '../process/cleanup.mjs'

/** Linux keeps the files of this folder in memory. */
const memory = '/dev/shm'
/** Bytes; ten times the largest use by databases, companies and browsers that was seen. */
const plenty = 3 * 2 ** 30

/**
 * Makes this command and its children keep temporary files in memory, if there is plenty and TMPDIR is not set: databases
 * are copied and synced all the time, which took a third of a run's system time.
 */
export function keepTemporaryFilesInMemory() {
  if (process.env.TMPDIR !== undefined || room() < plenty) return
  const folder = mkdtempSync(join(memory, 'tahi-test-'))
  // PostgreSQL, whose data is below, runs as another user.
  chmodSync(folder, 0o755)
  const remove = () => rmSync(folder, { recursive: true, force: true })
  atEnd(remove, remove)
  process.env.TMPDIR = folder
}

/** @returns the free bytes in memory for files */
function room() {
  try {
    const { bavail, bsize } = statfsSync(memory)
    return Math.min(bavail * bsize, process.availableMemory())
  } catch {
    // The folder does not exist.
    return 0
  }
}
