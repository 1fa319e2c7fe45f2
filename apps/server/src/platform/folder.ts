import {
  accessSync,
  constants,
  existsSync,
  mkdirSync,
  readFileSync,
  readlinkSync,
  rmSync,
  statfsSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs'
import { dirname, join } from 'node:path'
import { OperatorError } from './errors.ts'

/** Below this the database cannot even write down what it begins, in segments of 16 MB. */
const leastRoom = 32 * 1024 * 1024

/** Who holds a folder touches its lock: to a process in another container it gives no other sign of life. */
const touchEveryMs = 5_000
const untouchedMs = 4 * touchEveryMs

/**
 * Takes the data folder for this process alone.
 * @param roomIn tells how much room a folder's disk has, in bytes
 * @returns lets go of it
 * @throws OperatorError when it is not writable, its disk is full, or another process has it
 */
export function holdFolder(folder: string, roomIn = freeBytes): () => void {
  try {
    makeFolder(folder)
    // A file has nothing below it, and so is none.
    accessSync(`${folder}/.`, constants.W_OK)
  } catch {
    throw new OperatorError(`The data folder ${folder} is not writable. Set DATA_DIR to one that is.`)
  }
  if (roomIn(folder) < leastRoom)
    throw new OperatorError(
      `The disk of the data folder ${folder} is full. Make room on it: 100 MB let the server start.`,
    )
  const lock = join(folder, 'tahi.lock')
  const holder = holderOf(lock)
  if (holder !== undefined)
    throw new OperatorError(
      `The data folder ${folder} is in use by another process (${holder}). Stop that one, or set DATA_DIR to another.`,
    )
  // A lock that a killed process left behind does not count.
  rmSync(lock, { force: true })
  writeFileSync(lock, `${process.pid} ${birthOf(process.pid)} ${ownNamespace()}`, { flag: 'wx' })
  const touching = setInterval(() => touch(lock), touchEveryMs)
  touching.unref()
  const letGo = () => {
    clearInterval(touching)
    process.off('exit', letGo)
    remove(lock)
  }
  // Also where the start fails: a container that tries again would find its lock touched a moment ago.
  process.once('exit', letGo)
  return letGo
}

function touch(lock: string): void {
  const now = new Date()
  try {
    utimesSync(lock, now, now)
  } catch {
    // Without it, other containers alone take the folder for free.
  }
}

/** One after the other: asked for all at once, Node tries for ever where the system takes none, as below /proc. */
function makeFolder(folder: string): void {
  if (existsSync(folder)) return
  makeFolder(dirname(folder))
  mkdirSync(folder)
}

/** The process ends with it, and the lock of one that ended does not count: where it has to stay, that is told and no more. */
function remove(lock: string): void {
  try {
    rmSync(lock, { force: true })
  } catch (error) {
    const why = error instanceof Error ? error.message : error
    process.stderr.write(
      `The lock of the data folder could not be removed, which stops no later start: ${why}\n`,
    )
  }
}

/** The same of a disk that was filled while the server started, in the system's code or PostgreSQL's; other errors as they are. */
export function orFullDisk(error: unknown): unknown {
  const isFull =
    error instanceof Error && 'code' in error && (error.code === 'ENOSPC' || error.code === '53100')
  return isFull
    ? new OperatorError(`The disk is full: ${error.message}. Make room on it: 100 MB let the server start.`)
    : error
}

function freeBytes(folder: string): number {
  const { bavail, bsize } = statfsSync(folder)
  return bavail * bsize
}

/** The process that has the lock and lives. */
function holderOf(lock: string): string | undefined {
  const [number = '', boot = '', start = '', namespace = ''] = textOf(lock).split(' ')
  const pid = Number(number)
  // What a power cut left empty names nobody.
  if (!(pid > 0)) return undefined
  // The same number is another process there, and every container's server may be its first.
  if (namespace !== '' && namespace !== ownNamespace())
    return isTouched(lock) ? `${pid} in another container` : undefined
  if (pid === process.pid || !isAlive(pid)) return undefined
  // Another process may have got the number of one that was killed.
  const isAnother = boot !== '' && `${boot} ${start}` !== birthOf(pid)
  return isAnother ? undefined : number
}

function textOf(lock: string): string {
  try {
    return readFileSync(lock, 'utf8')
  } catch {
    return ''
  }
}

/** A moment to come is of a clock that was wrong, and no sign of life. */
function isTouched(lock: string): boolean {
  const agoMs = Date.now() - statSync(lock).mtimeMs
  return agoMs > -touchEveryMs && agoMs < untouchedMs
}

/** Within which a process's number means it; '' where the system does not say. */
function ownNamespace(): string {
  try {
    return readlinkSync('/proc/self/ns/pid')
  } catch {
    return ''
  }
}

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0)
  } catch (error) {
    // It lives, as another user's process.
    return error instanceof Error && 'code' in error && error.code === 'EPERM'
  }
}

/** When a process began, in words of the system's own that no other process shares; '' where the system does not say. */
function birthOf(pid: number): string {
  try {
    const boot = readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim()
    const status = readFileSync(`/proc/${pid}/stat`, 'utf8')
    // Fields are counted behind the name, which may hold anything; the 22nd of all is the start.
    const start = status.slice(status.lastIndexOf(')') + 2).split(' ')[19]
    return `${boot} ${start}`
  } catch {
    return ''
  }
}
