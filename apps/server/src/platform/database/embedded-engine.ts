import { fsyncSync } from 'node:fs'
import { PGlite } from '@electric-sql/pglite'
import { btree_gist } from '@electric-sql/pglite/contrib/btree_gist'
import { NodeFS } from '@electric-sql/pglite/nodefs'

/** Sends messages of PostgreSQL's protocol, which end with a Sync or are one simple query. @returns the answers to them */
export type Exec = (messages: Uint8Array) => Promise<Uint8Array>

/** PostgreSQL itself, which answers in the order in which it is asked. */
export interface Engine {
  readonly exec: Exec
  /** Syncs to disk since the start. */
  syncs(): number
  close(): Promise<void>
  /** Without closing it: it has ended by itself. */
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
 * PGlite fills all of its buffers with zeros when it opens. What it has as its own, 128 MB, makes a start 0.2 s longer and
 * the process 64 MB larger, and answers no sooner with 300,000 records: the operating system keeps the files as well.
 */
const buffers = ['-c', 'shared_buffers=64MB']
/** In memory there is nothing to keep files from, and little in them. */
const buffersInMemory = ['-c', 'shared_buffers=16MB']

const extensions = { btree_gist }

/** On this thread, which does nothing else while it answers. @param folder which holds the database, or will */
export async function openEngine(folder: string): Promise<Engine> {
  const files = new DurableFileSystem(folder)
  // PGlite starts PostgreSQL with -F, which turns fsync off.
  const syncing = PGlite.defaultStartParams.filter((parameter) => parameter !== '-F')
  const startParams = [...syncing, ...durable, ...buffers]
  return engineOf(await PGlite.create({ fs: files, extensions, startParams }), () => files.syncs)
}

export interface EngineInMemory extends Engine {
  /** All of it as it is now, for another one to begin from. */
  image(): Promise<Blob>
}

/** The same in memory, for tests. @param image of a database to begin from; an empty one takes three times as long */
export async function openEngineInMemory(image?: Blob): Promise<EngineInMemory> {
  const startParams = [...PGlite.defaultStartParams, ...buffersInMemory]
  const pglite = await PGlite.create({ extensions, startParams, ...(image && { loadDataDir: image }) })
  return { ...engineOf(pglite, () => 0), image: () => pglite.dumpDataDir('none') }
}

/** In memory that is theirs alone, which can go to another thread. */
const joined = (pieces: readonly Uint8Array[]): Uint8Array =>
  pieces.length === 1 && pieces[0] ? pieces[0] : new Uint8Array(Buffer.concat(pieces))

const engineOf = (pglite: PGlite, syncs: () => number): Engine => ({
  exec: async (messages) => {
    // By the stream: PGlite's simpler `execProtocolRaw` keeps every message that it ever answered.
    const answers: Uint8Array[] = []
    await pglite.execProtocolRawStream(messages, {
      // A copy: they lie in PostgreSQL's own memory.
      onRawData: (answer) => answers.push(answer.slice()),
      // The files are on the disk when PostgreSQL has synced them; there is nothing to copy behind it.
      syncToFs: false,
    })
    return joined(answers)
  },
  syncs,
  close: () => pglite.close(),
  abandon: async () => {},
})
