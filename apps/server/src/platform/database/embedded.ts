import { mkdirSync } from 'node:fs'
import { dirname } from 'node:path'
import type pg from 'pg'
import { type Engine, type Exec, openEngineInMemory } from './embedded-engine.ts'
import { EmbeddedStream } from './embedded-stream.ts'
import { openEngineInThread } from './embedded-thread.ts'
import { fatalIn } from './fatal-answer.ts'

export interface EmbeddedDatabase {
  readonly poolConfig: pg.PoolConfig
  /** Syncs to disk since the start; a test holds it against the commits. */
  syncs(): number
  close(): Promise<void>
}

/** Hears why the database ended by itself; it answers nothing any more, and whoever opens it anew finds it as it was. */
export type OnEnd = (error: Error) => void

const tellNobody: OnEnd = () => {}

/** Opens the embedded database in a folder. */
export async function openEmbedded(folder: string, onEnd = tellNobody): Promise<EmbeddedDatabase> {
  mkdirSync(dirname(folder), { recursive: true })
  return embeddedOn(await openEngineInThread(folder), onEnd)
}

export interface EmbeddedInMemory extends EmbeddedDatabase {
  /** All of it as it is now, for another one to begin from. */
  image(): Promise<Blob>
}

/** The same in memory and on this thread, for tests. @param image of a database that it begins from */
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
  // What is asked of a database that has ended fails: it would never answer.
  const exec: Exec = async (messages) => {
    if (end) throw end
    const answers = await engine.exec(messages).catch(endWith)
    const fatal = fatalIn(answers)
    return fatal ? endWith(fatal) : answers
  }
  return {
    poolConfig: {
      // Whatever the environment says of servers.
      host: 'embedded',
      ssl: false,
      max: 1,
      // The next one would have to prepare every statement anew.
      idleTimeoutMillis: 0,
      pipeline: true,
      stream: () => new EmbeddedStream(exec),
    },
    syncs: () => engine.syncs(),
    close: () => (end ? engine.abandon() : engine.close()),
  }
}
