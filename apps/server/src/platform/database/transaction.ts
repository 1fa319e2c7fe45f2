import type pg from 'pg'
import { isDeadlock } from '../errors.ts'
import { type Queries, queriesBy, type Send, sendTo } from './connection.ts'
import type { Statement } from './prepared.ts'
import type { Connections } from './scarce-connections.ts'

/** Sends the commit behind the statements so far, without waiting for their replies. */
type CommitBehind = () => void

/** Sends a statement that is the whole transaction, which then needs neither begin nor commit. */
type SendAlone = (client: pg.ClientBase, statement: Statement) => Promise<pg.QueryResult>

/** A read's result is final when it arrives: the caller need not wait for the end of the transaction. */
export type Access = 'read' | 'write'

export interface TransactionOptions {
  readonly begin: () => string
  readonly sendAlone?: SendAlone
  readonly access: Access
}

export interface Transaction<T> extends TransactionOptions {
  run(queries: Queries, commitBehind: CommitBehind): Promise<T>
}

/** Runs a transaction on a connection of its own. @throws what `run` throws, or why it could not be committed */
export async function transaction<T>(connections: Connections, asked: Transaction<T>): Promise<T> {
  const open = new OpenTransaction(await connections.connect(), asked)
  let done: T
  try {
    done = await asked.run(queriesBy(open.send), open.commitBehind)
    await open.begun
  } catch (error) {
    await open.end('rollback').catch(() => {})
    throw error
  }
  const committed = open.end('commit')
  if (asked.access === 'write') await committed
  return done
}

/**
 * How often a transaction that loses a deadlock is tried in all. PostgreSQL rolled it back, and the other one can finish.
 */
const deadlockTries = 3

/**
 * Runs an attempt again when it lost a deadlock. It may run three times, so it does nothing that a rollback does not undo:
 * live events, files and what is kept in memory wait for the commit.
 * @throws what the last attempt throws
 */
export async function againAfterDeadlock<T>(attempt: () => Promise<T>): Promise<T> {
  for (let tries = 1; tries < deadlockTries; tries++) {
    try {
      return await attempt()
    } catch (error) {
      if (!isDeadlock(error)) throw error
    }
  }
  return attempt()
}

/** The first statement of a transaction, held until the end of the turn, which shows whether it is the only one. */
interface Held {
  readonly statement: Statement
  resolve(result: pg.QueryResult): void
  reject(error: unknown): void
}

type Ending = 'commit' | 'rollback'

/** A connection while a transaction has it. */
class OpenTransaction {
  readonly #client: pg.PoolClient
  readonly #options: TransactionOptions
  #held: Held | undefined
  #begun: Promise<unknown> | undefined
  #ended: Promise<void> | undefined

  constructor(client: pg.PoolClient, options: TransactionOptions) {
    this.#client = client
    this.#options = options
  }

  /** Rejects when the transaction could not be begun. */
  get begun(): Promise<unknown> | undefined {
    return this.#begun
  }

  /** A statement sent after the end would run as the owner, or in somebody else's scope. */
  readonly send: Send = async (statement) => {
    if (this.#ended) throw new Error('The transaction has ended')
    // A text without values may hold several statements.
    const mayBeAlone = this.#options.sendAlone && !this.#held && !this.#begun && statement.values.length > 0
    if (mayBeAlone) return this.#hold(statement)
    this.#begin()
    return sendTo(this.#client)(statement)
  }

  readonly commitBehind: CommitBehind = () => {
    const { sendAlone } = this.#options
    const only = sendAlone && this.#held
    if (only) this.#keep(this.#endWith(only, sendAlone))
    else this.#keep(this.#ended ?? this.#end('commit', 'behind'))
  }

  /** Ends the transaction unless it is ending already. @throws why it could not be ended */
  end(how: Ending): Promise<void> {
    return this.#keep(this.#ended ?? this.#end(how))
  }

  /** Callers that await it see its failure; often none does, because the verb has failed itself. */
  #keep(ended: Promise<void>): Promise<void> {
    this.#ended = ended
    ended.catch(() => {})
    return ended
  }

  #hold(statement: Statement): Promise<pg.QueryResult> {
    queueMicrotask(() => {
      if (this.#held) this.#begin()
    })
    return new Promise((resolve, reject) => {
      this.#held = { statement, resolve, reject }
    })
  }

  #begin(): void {
    if (this.#begun) return
    // Not awaited: it precedes every other statement on this connection, and when it fails they fail too.
    this.#begun = this.#client.query(this.#options.begin())
    this.#begun.catch(() => {})
    const held = this.#held
    this.#held = undefined
    if (held) sendTo(this.#client)(held.statement).then(held.resolve, held.reject)
  }

  async #endWith({ statement, resolve, reject }: Held, sendAlone: SendAlone): Promise<void> {
    this.#held = undefined
    try {
      resolve(await sendAlone(this.#client, statement))
    } catch (error) {
      reject(error)
      throw error
    } finally {
      // A refused statement leaves the connection usable; the pool drops a broken one.
      this.#client.release()
    }
  }

  async #end(how: Ending, behind?: 'behind'): Promise<void> {
    if (this.#held) this.#begin()
    if (!this.#begun) this.#client.release()
    else if (this.#options.access === 'read' && !behind) await endRead(this.#client, how)
    else await end(this.#client, how)
  }
}

/** Ends a transaction and returns its connection to the pool; a connection that does not reply is closed. */
async function end(client: pg.PoolClient, how: Ending): Promise<void> {
  let command: string
  try {
    command = (await client.query(how)).command
  } catch (error) {
    client.release(true)
    throw error
  }
  client.release()
  // PostgreSQL replies to a commit after a failed statement with ROLLBACK, which is no error.
  if (command !== how.toUpperCase()) throw new Error('The transaction was rolled back')
}

/**
 * The same for a transaction that wrote nothing: the connection is released at once, so the next transaction follows this
 * one's end and is often sent with it. A connection that breaks also breaks for the next one.
 */
async function endRead(client: pg.PoolClient, how: Ending): Promise<void> {
  const answered = client.query(how)
  client.release()
  await answered
}
