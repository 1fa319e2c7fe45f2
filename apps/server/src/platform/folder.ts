import { accessSync, chmodSync, constants, existsSync, mkdirSync, statfsSync } from 'node:fs'
import { dirname, join } from 'node:path'
import type { Config } from './config.ts'
import { errorCode, OperatorError } from './errors.ts'
import { lockFolder } from './folder-lock.ts'

/** Bytes of free disk below which the database cannot even write its log, in segments of 16 MB. */
const leastRoom = 32 * 1024 * 1024

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
  return lockFolder(folder)
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
