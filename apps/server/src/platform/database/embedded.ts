import { fsyncSync, mkdirSync } from 'node:fs'
import { dirname } from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import { btree_gist } from '@electric-sql/pglite/contrib/btree_gist'
import { createPgConfig } from '@electric-sql/pglite/node-postgres'
import { NodeFS } from '@electric-sql/pglite/nodefs'
import type pg from 'pg'

export interface EmbeddedDatabase {
  readonly poolConfig: pg.PoolConfig
  /** Syncs to disk since the start; a test holds it against the commits. */
  syncs(): number
  /** All of it as it is now, for another one to begin from. */
  image(): Promise<Blob>
  close(): Promise<void>
}

type InitArguments = Parameters<NodeFS['init']>

/**
 * PGlite's file system on Node never syncs: a power cut loses what was acknowledged. This one passes
 * PostgreSQL's fsync on to the operating system.
 */
class DurableFileSystem extends NodeFS {
  syncs = 0

  override async init(...[pglite, options]: InitArguments) {
    const started = await super.init(pglite, options)
    const passSyncsOn = (module: { NODEFS: unknown }) => {
      const nodeFiles = module.NODEFS as { stream_ops: Record<string, unknown> }
      nodeFiles.stream_ops.fsync = (stream: { nfd: number }) => {
        this.syncs += 1
        fsyncSync(stream.nfd)
        return 0
      }
    }
    const preRun = [...(started.emscriptenOpts.preRun ?? []), passSyncsOn]
    return { emscriptenOpts: { ...started.emscriptenOpts, preRun } }
  }
}

const durable = ['-c', 'fsync=on', '-c', 'wal_sync_method=fsync']

/**
 * PGlite fills all of its buffers with zeros when it opens. What it has as its own, 128 MB, makes a start 0.2 s longer and
 * the process 64 MB larger, and answers no sooner with 300,000 records: the operating system keeps the files as well.
 */
const buffers = ['-c', 'shared_buffers=64MB']
/** In memory there is nothing to keep files from, and little in them. */
const buffersInMemory = ['-c', 'shared_buffers=16MB']

/** Hears why the database ended by itself; it answers nothing any more, and whoever opens it anew finds it as it was. */
export type OnEnd = (error: Error) => void

/**
 * Opens the embedded database in a folder, or in memory for tests when none is given.
 * @param image of a database that the one in memory begins from; an empty one takes three times as long
 */
export async function openEmbedded(
  folder?: string,
  image?: Blob,
  onEnd: OnEnd = () => {},
): Promise<EmbeddedDatabase> {
  if (folder === undefined) {
    const pglite = await PGlite.create({
      extensions: { btree_gist },
      startParams: [...PGlite.defaultStartParams, ...buffersInMemory],
      ...(image && { loadDataDir: image }),
    })
    return embeddedOn(pglite, () => 0, onEnd)
  }
  mkdirSync(dirname(folder), { recursive: true })
  const files = new DurableFileSystem(folder)
  // PGlite starts PostgreSQL with -F, which turns fsync off.
  const syncing = PGlite.defaultStartParams.filter((parameter) => parameter !== '-F')
  const startParams = [...syncing, ...durable, ...buffers]
  const pglite = await PGlite.create({ fs: files, extensions: { btree_gist }, startParams })
  return embeddedOn(pglite, () => files.syncs, onEnd)
}

function embeddedOn(pglite: PGlite, syncs: () => number, onEnd: OnEnd): EmbeddedDatabase {
  let ended = false
  const poolConfig = configOf(pglite, (error) => {
    ended = true
    onEnd(error)
  })
  return {
    poolConfig,
    syncs,
    image: () => pglite.dumpDataDir('none'),
    close: async () => {
      if (!ended) await pglite.close()
    },
  }
}

/** Messages that a Sync ends: Parse, Bind, Describe, Execute and Close. */
const awaitingSync = new Set([...'PBDEC'].map((letter) => letter.charCodeAt(0)))

/** PostgreSQL ends after these: it could not write what it must, mostly on a full disk. */
const ends = (message: BackendMessage): message is DatabaseError =>
  message instanceof Error && 'severity' in message && ['FATAL', 'PANIC'].includes(String(message.severity))

type BackendMessage = Awaited<ReturnType<PGlite['execProtocolStream']>>[number]
type DatabaseError = BackendMessage & Error

/**
 * PGlite's connection hands on each message by itself, and each has its cost. A statement's wait here for its Sync, as
 * on a network, and go together. What is asked of a database that has ended fails: PGlite would never come back from it.
 */
function gathering(pglite: PGlite, onEnd: OnEnd): Pick<PGlite, 'waitReady' | 'execProtocolStream'> {
  let waiting: Uint8Array[] = []
  let end: DatabaseError | undefined
  return {
    waitReady: pglite.waitReady,
    execProtocolStream: async (message, options) => {
      if (end) throw end
      waiting.push(message)
      if (awaitingSync.has(message[0] ?? 0)) return []
      const together = Buffer.concat(waiting)
      waiting = []
      // The files are on the disk when PostgreSQL has synced them; there is nothing to copy behind it.
      const answers = await pglite.execProtocolStream(together, { ...options, syncToFs: false })
      end = answers.find(ends)
      if (!end) return answers
      onEnd(end)
      throw end
    },
  }
}

// The configuration is made for pg's pool, though its declared type is not pg's.
const configOf = (pglite: PGlite, onEnd: OnEnd): pg.PoolConfig => ({
  ...(createPgConfig(gathering(pglite, onEnd) as PGlite) as object),
  max: 1,
  pipeline: true,
})
