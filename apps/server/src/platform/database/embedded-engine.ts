import { fsyncSync } from 'node:fs'
import { PGlite } from '@electric-sql/pglite'
import { btree_gist } from '@electric-sql/pglite/contrib/btree_gist'
import { NodeFS } from '@electric-sql/pglite/nodefs'

/** Sends messages of PostgreSQL's protocol: a batch that ends with a Sync, or one simple query. @returns the replies */
export type Exec = (messages: Uint8Array) => Promise<Uint8Array>

/** PostgreSQL itself, which replies in the order of the requests. */
export interface Engine {
  readonly exec: Exec
  /** Number of syncs to disk since the start. */
  syncs(): number
  close(): Promise<void>
  /** Gives it up without closing it: it has ended by itself. */
  abandon(): Promise<void>
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
 * PGlite zeroes all of its buffers when it opens. With its default of 128 MB a start takes 0.2 s longer and the process 64
 * MB more, and with 300,000 records queries are no faster: the operating system caches the files too.
 */
const buffers = ['-c', 'shared_buffers=64MB']
/** In memory there are no files to cache, and little data. */
const buffersInMemory = ['-c', 'shared_buffers=16MB']

const extensions = { btree_gist }

/** Runs on this thread, which is blocked while it works. @param folder of the database, which is created if missing */
export async function openEngine(folder: string): Promise<Engine> {
  const files = new DurableFileSystem(folder)
  // PGlite starts PostgreSQL with -F, which turns fsync off.
  const syncing = PGlite.defaultStartParams.filter((parameter) => parameter !== '-F')
  const startParams = [...syncing, ...durable, ...buffers]
  return engineOf(await PGlite.create({ fs: files, extensions, startParams }), () => files.syncs)
}

export interface EngineInMemory extends Engine {
  /** A snapshot from which another database can start. */
  image(): Promise<Blob>
}

/** The same in memory, for tests. @param image to start from; starting from an empty database takes three times as long */
export async function openEngineInMemory(image?: Blob): Promise<EngineInMemory> {
  const startParams = [...PGlite.defaultStartParams, ...buffersInMemory]
  const pglite = await PGlite.create({ extensions, startParams, ...(image && { loadDataDir: image }) })
  return { ...engineOf(pglite, () => 0), image: () => pglite.dumpDataDir('none') }
}

/** In a buffer of its own, which can be transferred to another thread. */
const joined = (pieces: readonly Uint8Array[]): Uint8Array =>
  pieces.length === 1 && pieces[0] ? pieces[0] : new Uint8Array(Buffer.concat(pieces))

const engineOf = (pglite: PGlite, syncs: () => number): Engine => ({
  exec: async (messages) => {
    // As a stream: PGlite's simpler `execProtocolRaw` keeps every reply in memory.
    const answers: Uint8Array[] = []
    await pglite.execProtocolRawStream(messages, {
      // Copied, because the replies lie in PostgreSQL's own memory.
      onRawData: (answer) => answers.push(answer.slice()),
      // PostgreSQL's own sync has put the files on disk; nothing is left to copy.
      syncToFs: false,
    })
    return joined(answers)
  },
  syncs,
  close: () => pglite.close(),
  abandon: async () => {},
})
