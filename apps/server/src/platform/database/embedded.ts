import { mkdirSync } from 'node:fs'
import type pg from 'pg'
import { OperatorError } from '../errors.ts'
import { privately } from '../folder.ts'
import { type Engine, type Exec, openEngineInMemory } from './embedded-engine.ts'
import { EmbeddedStream } from './embedded-stream.ts'
import { openEngineInThread } from './embedded-thread.ts'
import { fatalIn } from './fatal-answer.ts'

export interface EmbeddedDatabase {
  readonly poolConfig: pg.PoolConfig
  /** Number of syncs to disk since the start; a test compares it with the number of commits. */
  syncs(): number
  close(): Promise<void>
}

/**
 * Called with the reason when the database ends by itself. It replies to nothing any more; opening it again finds the
 * committed data.
 */
export type OnEnd = (error: Error) => void

const tellNobody: OnEnd = () => {}

/** Opens the embedded database in a folder. @throws OperatorError when it cannot be opened */
export async function openEmbedded(folder: string, onEnd = tellNobody): Promise<EmbeddedDatabase> {
  mkdirSync(folder, privately)
  const engine = await openEngineInThread(folder).catch((cause: unknown) => {
    // PostgreSQL gives no reason here: its WebAssembly only aborts.
    throw new OperatorError(
      `The embedded database in ${folder} cannot be opened. Files in it belong to another user, its disk is full, or it is damaged: then restore the backup.`,
      { cause },
    )
  })
  return embeddedOn(engine, onEnd)
}

export interface EmbeddedInMemory extends EmbeddedDatabase {
  /** A snapshot from which another database can start. */
  image(): Promise<Blob>
}

/** The same in memory and on this thread, for tests. @param image to start from */
export async function openEmbeddedInMemory(image?: Blob, onEnd = tellNobody): Promise<EmbeddedInMemory> {
  const engine = await openEngineInMemory(image)
  return { ...embeddedOn(engine, onEnd), image: () => engine.image() }
}

function embeddedOn(engine: Engine, onEnd: OnEnd): EmbeddedDatabase {
  let end: Error | undefined
  const endWith = (error: Error) => {
    if (end === undefined) onEnd(error)
    end ??= error
    throw end
  }
  // Statements sent after the end fail; otherwise they would wait for ever.
  const exec: Exec = async (messages) => {
    if (end) throw end
    const answers = await engine.exec(messages).catch(endWith)
    const fatal = fatalIn(answers)
    return fatal ? endWith(fatal) : answers
  }
  return {
    poolConfig: {
      // Whatever the environment (PGHOST …) says about servers.
      host: 'embedded',
      ssl: false,
      max: 1,
      // A new connection would have to prepare every statement again.
      idleTimeoutMillis: 0,
      pipeline: true,
      stream: () => new EmbeddedStream(exec),
    },
    syncs: () => engine.syncs(),
    close: () => (end ? engine.abandon() : engine.close()),
  }
}
