import pg from 'pg'
import type { Moment } from '../clock.ts'
import type { Announcer } from '../live/announcer.ts'
import { PendingNews } from '../live/pending-news.ts'
import type { Scope } from '../scope.ts'
import type { Actor, Reading, Work } from '../work.ts'
import { readColumnValues } from './column-values.ts'
import { type Queries, queriesBy, type Send, sendTo } from './connection.ts'
import { type EmbeddedDatabase, type OnEnd, openEmbedded, openEmbeddedInMemory } from './embedded.ts'
import { GatheringSocket } from './gathering-socket.ts'
import { JointCommit } from './joint-commit.ts'
import { prepareLimit } from './joint-query.ts'
import { inScope, prepareScope } from './scoped-query.ts'
import { SharedConnection } from './shared-connection.ts'
import { againAfterDeadlock, transaction } from './transaction.ts'

readColumnValues()

/** What a transaction needs to know of the call that it serves. */
export interface CallContext {
  readonly scope: Scope
  readonly actor: Actor
  readonly moment: Moment
  readonly announcer: Announcer
}

export interface Database {
  /**
   * One transaction as tahi_app with the caller's scope: both locks on every row. `run` is run again where this transaction
   * and another waited for each other.
   */
  work<T>(context: CallContext, run: (work: Work) => Promise<T>, access?: 'read' | 'write'): Promise<T>
  /**
   * Reads in the caller's scope as `work` does, each statement a transaction of its own: for what is found by its key and
   * asked for all the time. They share a connection, and whoever asks there for much makes all others wait.
   */
  glance<T>(context: CallContext, run: (reading: Reading) => Promise<T>): Promise<T>
  /**
   * Writes one statement in the caller's scope, as `work` does where it is all that `run` asks, and commits it together with
   * what others write so at the same moment: for what a whole queue does.
   */
  jointly<T>(context: CallContext, run: (work: Work) => Promise<T>): Promise<T>
  /** One transaction as the owner, for what the product does by itself: sign-in, jobs, set-up. */
  asOwner<T>(run: (queries: Queries) => Promise<T>): Promise<T>
  /** Statements as the owner, each a transaction of its own: for look-ups that every request makes. */
  singly<T>(run: (queries: Queries) => Promise<T>): Promise<T>
  /** True when one process at a time holds the database: one connection, one transaction. */
  readonly embedded: boolean
  /** Takes out what was removed and counts what is there; only where the database does not do it by itself. */
  vacuum(): Promise<void>
  /** Syncs to disk that the embedded database asked for. */
  syncs(): number
  close(): Promise<void>
}

export interface DatabaseLocation {
  readonly url?: string | undefined
  /** The embedded database's folder; without url and folder it lives in memory. */
  readonly folder?: string | undefined
  /** For the embedded database alone. */
  readonly onEnd?: OnEnd
  /** Tests wait less for a server that says nothing. */
  readonly connectWithinMs?: number
}

export async function openDatabase({
  url,
  folder,
  onEnd,
  connectWithinMs,
}: DatabaseLocation): Promise<Database> {
  if (url !== undefined) return databaseOn({ poolConfig: onServer(url, connectWithinMs) })
  return databaseOn(folder === undefined ? await openEmbeddedInMemory() : await openEmbedded(folder, onEnd))
}

/** The database that a pool of connections leads to. @param opened closed together with it where it is embedded */
export function databaseOn(opened: EmbeddedDatabase | { poolConfig: pg.PoolConfig }): Database {
  const embedded = 'close' in opened ? opened : undefined
  const pool = openPool(opened.poolConfig, embedded)
  // The embedded database has one for everything.
  const shared = embedded ? undefined : new SharedConnection(openPool({ ...opened.poolConfig, ...keptOpen }))
  const onOwn = async <T>(run: (client: pg.ClientBase) => Promise<T>): Promise<T> => {
    const client = await pool.connect()
    try {
      return await run(client)
    } finally {
      client.release()
    }
  }
  const jointCommit = new JointCommit(onOwn)

  return {
    embedded: embedded !== undefined,
    syncs: () => embedded?.syncs() ?? 0,
    work: async (context, run, access = 'write') => {
      const { tell } = await againAfterDeadlock(() =>
        transaction(pool, {
          ...inScope(context.scope, access === 'read'),
          run: (queries, commitBehind) => verb(context, run, queries, commitBehind),
        }),
      )
      return tell()
    },
    jointly: async (context, run) => {
      const { tell } = await verb(context, run, queriesBy(jointCommit.sendIn(context.scope)))
      return tell()
    },
    asOwner: (run) => transaction(pool, { begin: () => 'begin', run, isRead: false }),
    glance: ({ scope, moment }, run) => {
      const { sendAlone } = inScope(scope, true)
      const send: Send = async (statement) =>
        shared ? sendAlone(await shared.client(), statement) : onOwn((client) => sendAlone(client, statement))
      return run({ ...moment, scope, queries: queriesBy(send) })
    },
    singly: (run) => onOwn((client) => run(queriesBy(sendTo(client)))),
    vacuum: async () => {
      // Outside of any transaction, where PostgreSQL wants it.
      if (embedded) await pool.query('vacuum analyze')
    },
    close: async () => {
      await shared?.close()
      await pool.end()
      await embedded?.close()
    },
  }
}

/** Runs a verb in a transaction. @returns how to tell of what it did, once it is committed */
async function verb<T>(
  { moment, scope, actor, announcer }: CallContext,
  run: (work: Work) => Promise<T>,
  queries: Queries,
  commitBehind: () => void = () => {},
): Promise<{ tell(): T }> {
  const committed: (() => void)[] = []
  const news = new PendingNews(announcer)
  const lastly = <Answer>(asked: Promise<Answer>) => {
    commitBehind()
    return asked
  }
  const afterCommit = (run: () => void) => committed.push(run)
  const done = await run({ ...moment, queries, scope, actor, lastly, afterCommit, news })
  const tell = () => {
    for (const run of committed) run()
    news.announce()
    return done
  }
  return { tell }
}

/** For one connection that stays when nobody asks: a firewall between would forget it after a quiet night, without a word. */
const keptOpen: pg.PoolConfig = { max: 1, keepAlive: true, keepAliveInitialDelayMillis: 30_000 }

function openPool(config: pg.PoolConfig, embedded?: EmbeddedDatabase): pg.Pool {
  const pool = new pg.Pool(config)
  // A connection that breaks is replaced by the pool; without a listener it would end the process. The pool hears of
  // those that are idle, the client of its own: what was asked of it fails by itself.
  pool.on('error', () => {})
  pool.on('connect', (client) => {
    client.on('error', () => {})
    // To compile a statement takes PostgreSQL longer than to run any of ours: 1.2 seconds where a leave writes its days.
    client.query('set jit = off').catch(() => {})
    if (!embedded) client.query(`set idle_in_transaction_session_timeout = ${longestPauseMs}`).catch(() => {})
    // Where it could not be prepared, what is asked in a scope fails.
    prepareScope(client).catch(() => {})
    prepareLimit(client).catch(() => {})
  })
  return pool
}

/**
 * After which PostgreSQL ends a transaction that is asked nothing more: its server froze, or its machine is gone without a
 * word, and everybody else would wait for what it locked.
 */
const longestPauseMs = 20_000

/** For those who work; another one is shared by those who glance. As many as docs/scaling.md says. */
export const connectionsOfServer = 10

/**
 * After which whoever waits for a connection hears that there is none: the address is another program's, the database's
 * machine is gone without a word, or every connection waits for something.
 */
const usualPatienceMs = 20_000

const onServer = (url: string, connectWithinMs = usualPatienceMs): pg.PoolConfig => ({
  connectionString: url,
  max: connectionsOfServer,
  connectionTimeoutMillis: connectWithinMs,
  pipeline: true,
  stream: () => new GatheringSocket(),
})
