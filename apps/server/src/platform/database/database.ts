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
import { isWithoutConnections, scarceConnections } from './scarce-connections.ts'
import { inScope, prepareScope } from './scoped-query.ts'
import { SharedConnection } from './shared-connection.ts'
import { type Access, againAfterDeadlock, transaction } from './transaction.ts'

readColumnValues()

/** What a transaction needs to know about the call that it serves. */
export interface CallContext {
  readonly scope: Scope
  readonly actor: Actor
  readonly moment: Moment
  readonly announcer: Announcer
}

export interface Database {
  /**
   * One transaction as tahi_app with the caller's scope: both locks on every row. After a deadlock `run` is called again.
   */
  work<T>(context: CallContext, run: (work: Work) => Promise<T>, access?: Access): Promise<T>
  /**
   * Reads in the caller's scope as `work` does, each statement in a transaction of its own: for frequent reads by key. All
   * such reads share one connection, so an expensive one delays all others.
   */
  glance<T>(context: CallContext, run: (reading: Reading) => Promise<T>): Promise<T>
  /**
   * Writes one statement in the caller's scope, and commits it together with others that arrive at the same moment: for
   * writes that come from a whole queue of people. `run` may send no other statement.
   */
  jointly<T>(context: CallContext, run: (work: Work) => Promise<T>): Promise<T>
  /**
   * One transaction as the owner, for the product's own work: sign-in, jobs, set-up. After a deadlock `run` is called again.
   */
  asOwner<T>(run: (queries: Queries) => Promise<T>): Promise<T>
  /** Statements as the owner, each in a transaction of its own: for lookups that every request makes. */
  singly<T>(run: (queries: Queries) => Promise<T>): Promise<T>
  /** True for the embedded database: one process, one connection, one transaction at a time. */
  readonly embedded: boolean
  /** Runs vacuum and analyze on the embedded database; a server has autovacuum. */
  vacuum(): Promise<void>
  /** From now on gives up connections that do not answer. Not before: a migration may take longer. */
  expectAnswers(): void
  /** Number of syncs to disk that the embedded database requested. */
  syncs(): number
  close(): Promise<void>
}

export interface DatabaseLocation {
  readonly url?: string | undefined
  /** The embedded database's folder; without url and folder it lives in memory. */
  readonly folder?: string | undefined
  /** For the embedded database only. */
  readonly onEnd?: OnEnd
  /** Milliseconds to wait for a connection. Tests set less. */
  readonly connectWithinMs?: number
  /** Milliseconds to wait for an answer, once they are expected. Tests set less. */
  readonly answerWithinMs?: number
}

/** Opens PostgreSQL at the url or, without one, the embedded database. It migrates nothing. */
export async function openDatabase({
  url,
  folder,
  onEnd,
  connectWithinMs,
  answerWithinMs = longestSilenceMs,
}: DatabaseLocation): Promise<Database> {
  if (url !== undefined) {
    const silence: Silence = {}
    const expectAnswers = () => {
      silence.longestMs = answerWithinMs
    }
    return { ...databaseOn({ poolConfig: onServer(url, silence, connectWithinMs) }), expectAnswers }
  }
  return databaseOn(folder === undefined ? await openEmbeddedInMemory() : await openEmbedded(folder, onEnd))
}

/** The database behind a pool of connections. @param opened closed together with it when it is embedded */
export function databaseOn(opened: EmbeddedDatabase | { poolConfig: pg.PoolConfig }): Database {
  const embedded = 'close' in opened ? opened : undefined
  const pool = openPool(opened.poolConfig, embedded)
  const connections = scarceConnections(pool)
  // The embedded database has one connection for everything.
  const shared = embedded ? undefined : new SharedConnection(openPool({ ...opened.poolConfig, ...keptOpen }))
  const onOwn = async <T>(run: (client: pg.ClientBase) => Promise<T>): Promise<T> => {
    const client = await connections.connect()
    try {
      return await run(client)
    } finally {
      client.release()
    }
  }
  const jointCommit = new JointCommit(onOwn)

  return {
    embedded: embedded !== undefined,
    expectAnswers: () => {},
    syncs: () => embedded?.syncs() ?? 0,
    work: async (context, run, access = 'write') => {
      const { tell } = await againAfterDeadlock(() =>
        transaction(connections, {
          ...inScope(context.scope, access),
          run: (queries, commitBehind) => runVerb(context, run, queries, commitBehind),
        }),
      )
      return tell()
    },
    jointly: async (context, run) => {
      const { tell } = await runVerb(context, run, queriesBy(jointCommit.sendIn(context.scope)))
      return tell()
    },
    asOwner: (run) =>
      againAfterDeadlock(() => transaction(connections, { begin: () => 'begin', run, access: 'write' })),
    glance: ({ scope, moment }, run) => {
      const { sendAlone } = inScope(scope, 'read')
      const send: Send = async (statement) => {
        const client = await shared?.client().catch(unlessWithoutConnections)
        return client ? sendAlone(client, statement) : onOwn((own) => sendAlone(own, statement))
      }
      return run({ ...moment, scope, queries: queriesBy(send) })
    },
    singly: (run) => onOwn((client) => run(queriesBy(sendTo(client)))),
    vacuum: async () => {
      // Outside of any transaction, as PostgreSQL requires.
      if (embedded) await pool.query('vacuum analyze')
    },
    close: async () => {
      await shared?.close()
      await pool.end()
      await embedded?.close()
    },
  }
}

/** Nothing when PostgreSQL has no connection left: one of the others then serves. @throws any other error */
function unlessWithoutConnections(error: unknown): undefined {
  if (!isWithoutConnections(error)) throw error
}

/** Runs a verb in a transaction. @returns how to announce its events once it is committed */
async function runVerb<T>(
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

/** One connection that stays open while idle. */
const keptOpen: pg.PoolConfig = { max: 1 }

function openPool(config: pg.PoolConfig, embedded?: EmbeddedDatabase): pg.Pool {
  const pool = new pg.Pool(config)
  // A connection that breaks is replaced by the pool. Without a listener its error would end the process. The pool emits
  // the errors of idle clients, a client in use its own; pending statements fail by themselves.
  pool.on('error', () => {})
  pool.on('connect', (client) => {
    client.on('error', () => {})
    // Compiling takes PostgreSQL longer than running any of our statements: 1.2 seconds when a leave writes its days.
    client.query('set jit = off').catch(() => {})
    if (!embedded) client.query(`set idle_in_transaction_session_timeout = ${longestPauseMs}`).catch(() => {})
    // If preparing fails, statements in a scope fail too.
    prepareScope(client).catch(() => {})
    prepareLimit(client).catch(() => {})
  })
  return pool
}

/**
 * Milliseconds after which PostgreSQL ends an idle transaction. Its server froze or its machine is gone, and its locks
 * would block everybody.
 */
const longestPauseMs = 20_000

/** For transactions; `glance` shares one more connection. As many as docs/scaling.md says. */
export const connectionsOfServer = 10

/**
 * Milliseconds to wait for a connection before the database counts as unavailable: another program has the address, the
 * database's machine is gone, or every connection is busy.
 */
const usualPatienceMs = 20_000

/**
 * Milliseconds to wait for an answer, more than any statement of a request or a job takes. Then the database's machine is
 * gone without a word, and the connection with it, which the pool would else lack for good.
 */
const longestSilenceMs = 120_000

/** What new connections are told. */
interface Silence {
  /** Undefined while answers may take any time. */
  longestMs?: number
}

const onServer = (url: string, silence: Silence, connectWithinMs = usualPatienceMs): pg.PoolConfig => ({
  connectionString: url,
  max: connectionsOfServer,
  connectionTimeoutMillis: connectWithinMs,
  pipeline: true,
  // Also notices a machine that is gone, and stops a firewall from dropping a connection after a quiet night.
  keepAlive: true,
  keepAliveInitialDelayMillis: 30_000,
  stream: () => new GatheringSocket(silence.longestMs),
})
