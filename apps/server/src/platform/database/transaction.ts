import type pg from 'pg'
import { isDeadlock } from '../errors.ts'
import { type Queries, queriesBy, type Send, sendTo } from './connection.ts'
import type { Statement } from './prepared.ts'

/** Ends the transaction behind the statements that it has been asked so far, without waiting for their answers. */
type CommitBehind = () => void

/** Sends a statement that is all of a transaction, which then needs neither begin nor commit. */
type SendAlone = (client: pg.ClientBase, statement: Statement) => Promise<pg.QueryResult>

export interface TransactionOptions {
  readonly begin: () => string
  readonly sendAlone?: SendAlone
  /** A read's answer stands when it is there: whoever asked need not wait for the end of the transaction. */
  readonly isRead: boolean
}

export interface Transaction<T> extends TransactionOptions {
  run(queries: Queries, commitBehind: CommitBehind): Promise<T>
}

/** Runs a transaction on a connection of its own. @throws what `run` throws, or why it could not be committed */
export async function transaction<T>(pool: pg.Pool, asked: Transaction<T>): Promise<T> {
  const open = new OpenTransaction(await pool.connect(), asked)
  let done: T
  try {
    done = await asked.run(queriesBy(open.send), open.commitBehind)
    await open.begun
  } catch (error) {
    await open.end('rollback').catch(() => {})
    throw error
  }
  const committed = open.end('commit')
  if (!asked.isRead) await committed
  return done
}

/** How often a transaction is begun that loses a deadlock: nothing of it stood, and the other is done with by then. */
const deadlockTries = 3

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

/** The first statement of a transaction until its turn is over: whether it is the only one shows by then. */
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

  /** Fails when it could not be begun. */
  get begun(): Promise<unknown> | undefined {
    return this.#begun
  }

  /** Behind its end a statement would run as the owner, or in somebody else's scope. */
  readonly send: Send = async (statement) => {
    if (this.#ended) throw new Error('The transaction has ended')
    // Without values a text may be several statements.
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

  /** Ends it, if nothing has yet. @throws why it could not be ended so */
  end(how: Ending): Promise<void> {
    return this.#keep(this.#ended ?? this.#end(how))
  }

  /** Whoever waits for it hears of its failure; often that is nobody, because the verb has failed by itself. */
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
    // Not awaited: it stands before every other statement on this connection, and where it fails they fail too.
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
      // What was refused leaves the connection as it was; one that broke is not taken back.
      this.#client.release()
    }
  }

  async #end(how: Ending, behind?: 'behind'): Promise<void> {
    if (this.#held) this.#begin()
    if (!this.#begun) this.#client.release()
    else if (this.#options.isRead && !behind) await endRead(this.#client, how)
    else await end(this.#client, how)
  }
}

/** Ends a transaction and gives its connection back; one that does not answer is closed. */
async function end(client: pg.PoolClient, how: Ending): Promise<void> {
  let command: string
  try {
    command = (await client.query(how)).command
  } catch (error) {
    client.release(true)
    throw error
  }
  client.release()
  // PostgreSQL answers a commit after a failed statement with ROLLBACK, and calls that no error.
  if (command !== how.toUpperCase()) throw new Error('The transaction was rolled back')
}

/**
 * The same where nothing was written: the next transaction of this connection stands behind the end of this one, and
 * often leaves with it. A connection that breaks breaks for the next as well.
 */
async function endRead(client: pg.PoolClient, how: Ending): Promise<void> {
  const answered = client.query(how)
  client.release()
  await answered
}
