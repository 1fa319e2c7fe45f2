import {
  accessSync,
  chmodSync,
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
import type { Config } from './config.ts'
import { errorCode, OperatorError } from './errors.ts'

/** Bytes of free disk below which the database cannot even write its log, in segments of 16 MB. */
const leastRoom = 32 * 1024 * 1024

/**
 * The process that holds a folder touches its lock file: to a process in another container this is the only sign of life.
 */
const touchEveryMs = 5_000
const untouchedMs = 4 * touchEveryMs

/** How the data folder and the folders in it are made: nobody else on this machine may read them. */
export const privately = { recursive: true, mode: 0o700 } as const

/** Folders of the data folder. Those that an earlier version made are open to everybody. */
const inside = ['database', 'files', 'outbox', 'uploading'] as const
type Inside = (typeof inside)[number]

/** The folders of the data folder that a server with these settings uses. */
export const usedFolders = ({ databaseUrl, s3, smtpUrl }: Config): Inside[] => [
  ...(databaseUrl === undefined ? (['database'] as const) : []),
  ...(s3 === undefined ? (['files'] as const) : []),
  ...(smtpUrl === undefined ? (['outbox'] as const) : []),
  'uploading',
]

/**
 * Locks the data folder for this process, and closes the folders in it to other users.
 * @param used the folders in it that this process must be able to use
 * @param roomIn the free bytes on a folder's disk
 * @returns releases the lock
 * @throws OperatorError when it or a used folder in it is not writable, its disk is full, or another process has it
 */
export function holdFolder(folder: string, used: readonly Inside[] = inside, roomIn = freeBytes): () => void {
  try {
    makeFolder(folder, privately.mode)
    // The trailing `/.` makes this fail for a file.
    accessSync(`${folder}/.`, constants.W_OK)
  } catch {
    throw new OperatorError(`The data folder ${folder} is not writable. Set DATA_DIR to one that is.`)
  }
  for (const name of inside) makePrivate(join(folder, name))
  for (const name of used) requireUsable(join(folder, name))
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
  // The lock of a killed process does not count.
  rmSync(lock, { force: true })
  writeFileSync(lock, `${process.pid} ${birthOf(process.pid)} ${ownNamespace()}`, { flag: 'wx' })
  const touching = setInterval(() => touch(lock), touchEveryMs)
  touching.unref()
  const letGo = () => {
    clearInterval(touching)
    process.off('exit', letGo)
    remove(lock)
  }
  // Also when the start fails: otherwise a container that restarts would find a lock touched a moment ago.
  process.once('exit', letGo)
  return letGo
}

function touch(lock: string): void {
  const now = new Date()
  try {
    utimesSync(lock, now, now)
  } catch {
    // Without a touch only processes in other containers take the folder for free.
  }
}

/** Creates one folder at a time: with `recursive`, Node loops for ever where the system refuses, as below /proc. */
function makeFolder(folder: string, mode?: number): void {
  if (existsSync(folder)) return
  makeFolder(dirname(folder))
  mkdirSync(folder, mode)
}

function makePrivate(folder: string): void {
  if (!existsSync(folder)) return
  try {
    chmodSync(folder, privately.mode)
  } catch {
    // Its owner is somebody else, who may still have given this user access; or its disk knows no owners.
  }
}

function requireUsable(folder: string): void {
  if (!existsSync(folder)) return
  try {
    accessSync(`${folder}/.`, constants.R_OK | constants.W_OK)
  } catch {
    throw new OperatorError(
      `The folder ${folder} belongs to another user, or is no folder. Start as its owner, or make this user its owner: chown -R.`,
    )
  }
}

/** The process is ending, and the lock of an ended process does not count: a failure is only reported. */
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

/**
 * The OperatorError for a disk that filled up while the server started, by the system's or PostgreSQL's code; other errors
 * unchanged.
 */
export function orFullDisk(error: unknown): unknown {
  const code = errorCode(error)
  return error instanceof Error && (code === 'ENOSPC' || code === '53100')
    ? new OperatorError(`The disk is full: ${error.message}. Make room on it: 100 MB let the server start.`)
    : error
}

function freeBytes(folder: string): number {
  const { bavail, bsize } = statfsSync(folder)
  return bavail * bsize
}

/** The live process that holds the lock. */
function holderOf(lock: string): string | undefined {
  const [number = '', boot = '', start = '', namespace = ''] = textOf(lock).split(' ')
  const pid = Number(number)
  // A lock file that a power cut left empty names no process.
  if (!(pid > 0)) return undefined
  // The number belongs to another namespace: in every container the server may have the number 1.
  if (namespace !== '' && namespace !== ownNamespace())
    return isTouched(lock) ? `${pid} in another container` : undefined
  if (pid === process.pid || !isAlive(pid)) return undefined
  // Another process may have got the number of a killed one.
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

/** A time in the future was written with a wrong clock, and is no sign of life. */
function isTouched(lock: string): boolean {
  const agoMs = Date.now() - statSync(lock).mtimeMs
  return agoMs > -touchEveryMs && agoMs < untouchedMs
}

/** The namespace in which a process's number is unique; '' where the system does not say. */
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
    // The process lives, and belongs to another user.
    return errorCode(error) === 'EPERM'
  }
}

/** When a process began, as text that no other process has; '' where the system does not say. */
function birthOf(pid: number): string {
  try {
    const boot = readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim()
    const status = readFileSync(`/proc/${pid}/stat`, 'utf8')
    // Fields are counted behind the name, which may contain anything; the start is the 22nd of all.
    const start = status.slice(status.lastIndexOf(')') + 2).split(' ')[19]
    return `${boot} ${start}`
  } catch {
    return ''
  }
}
