import { randomUUID } from 'node:crypto'
import { readFileSync, readlinkSync, renameSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { errorCode, OperatorError } from './errors.ts'

/**
 * The process that holds a folder touches its lock file: to a process in another container this is the only sign of
 * life.
 */
const touchEveryMs = 5_000
const untouchedMs = 4 * touchEveryMs

/**
 * Locks a folder for this process. The process ends at once when it finds that another one has the lock: it stood still
 * for so long that it counted as ended, and two that write one database destroy it.
 * @returns releases the lock
 * @throws OperatorError when another process has it
 */
export function lockFolder(folder: string): () => void {
  const lock = join(folder, 'tahi.lock')
  const own = `${process.pid} ${birthOf(process.pid)} ${ownNamespace()}`
  takeLock(folder, lock, own)
  const touching = setInterval(() => touch(folder, lock, own), touchEveryMs)
  touching.unref()
  const letGo = () => {
    clearInterval(touching)
    process.off('exit', letGo)
    remove(lock, own)
  }
  // Also when the start fails: otherwise a container that restarts would find a lock touched a moment ago.
  process.once('exit', letGo)
  return letGo
}

function takeLock(folder: string, lock: string, own: string): void {
  const found = textOf(lock)
  const refuse = (holder: string) => {
    throw new OperatorError(
      `The data folder ${folder} is in use by another process (${holder}). Stop that one, or set DATA_DIR to another.`,
    )
  }
  const holder = found === undefined ? undefined : holderOf(lock, found)
  if (holder !== undefined) refuse(holder)
  // The lock of a killed process does not count.
  const isFree = found === undefined || removeStale(lock, found)
  if (!isFree || !isMade(lock, own)) refuse('started at the same moment')
}

/**
 * Removes a lock if it is still the one that was read: another process may have replaced it since. Removed by its name
 * alone, the new one would be lost.
 * @returns whether it was the one
 */
export function removeStale(lock: string, stale: string): boolean {
  const aside = `${lock}.${randomUUID()}`
  try {
    renameSync(lock, aside)
  } catch (error) {
    if (errorCode(error) === 'ENOENT') return false
    throw error
  }
  const moved = textOf(aside) ?? ''
  rmSync(aside, { force: true })
  if (moved !== stale) isMade(lock, moved)
  return moved === stale
}

/** Makes a lock where there is none. @returns whether it is there now with this text */
function isMade(lock: string, text: string): boolean {
  try {
    writeFileSync(lock, text, { flag: 'wx' })
  } catch (error) {
    if (errorCode(error) !== 'EEXIST') throw error
  }
  // Before it was written, another process may have found it empty, and taken it for one that a power cut left.
  return textOf(lock) === text
}

function touch(folder: string, lock: string, own: string): void {
  try {
    if (textOf(lock) === own) {
      const now = new Date()
      utimesSync(lock, now, now)
      return
    }
  } catch {
    // Without a touch only processes in other containers take the folder for free.
    return
  }
  process.stderr.write(
    `The data folder ${folder} was taken by another process, because this one had stood still. It ends, so that not both write.\n`,
  )
  process.exit(1)
}

/** Removes no other process's lock. This one is ending, and its lock does not count then: a failure is only reported. */
function remove(lock: string, own: string): void {
  try {
    if (textOf(lock) === own) rmSync(lock, { force: true })
  } catch (error) {
    const why = error instanceof Error ? error.message : error
    process.stderr.write(
      `The lock of the data folder could not be removed, which stops no later start: ${why} (${lock})\n`,
    )
  }
}

/** @returns undefined without a lock @throws when it cannot be read */
function textOf(lock: string): string | undefined {
  try {
    return readFileSync(lock, 'utf8')
  } catch (error) {
    if (errorCode(error) === 'ENOENT') return undefined
    throw error
  }
}

/** The live process that holds the lock with this text. */
function holderOf(lock: string, text: string): string | undefined {
  const [number = '', boot = '', start = '', namespace = ''] = text.split(' ')
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

/** A time in the future was written with a wrong clock, and is no sign of life. */
function isTouched(lock: string): boolean {
  const agoMs = Date.now() - (statSync(lock, { throwIfNoEntry: false })?.mtimeMs ?? 0)
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
