import type pg from 'pg'
import { type Queries, queriesOn } from './connection.ts'

/** Ends the transaction behind the statements that it has been asked so far, without waiting for their answers. */
type CommitBehind = () => void

export interface Transaction<T> {
  readonly begin: string
  run(queries: Queries, commitBehind: CommitBehind): Promise<T>
  /** A read's answer stands when it is there: whoever asked need not wait for the end of the transaction. */
  readonly isRead: boolean
}

/** Runs a transaction on a connection of its own. @throws what `run` throws, or why it could not be committed */
export async function transaction<T>(pool: pg.Pool, { begin, run, isRead }: Transaction<T>): Promise<T> {
  const client = await pool.connect()
  // Not awaited: it stands before every other statement on this connection, and where it fails they fail too.
  const begun = client.query(begin)
  begun.catch(() => {})
  const { queries, close } = queriesOn(client)
  let ended: Promise<void> | undefined
  const endOnce = (how: 'commit' | 'rollback', behind = false): Promise<void> => {
    close()
    if (!ended) {
      ended = isRead && !behind ? endRead(client, how) : end(client, how)
      ended.catch(() => {})
    }
    return ended
  }

  let done: T
  try {
    done = await run(queries, () => void endOnce('commit', true))
    await begun
  } catch (error) {
    await endOnce('rollback').catch(() => {})
    throw error
  }
  const committed = endOnce('commit')
  if (!isRead) await committed
  return done
}

/** Ends a transaction and gives its connection back; one that does not answer is closed. */
async function end(client: pg.PoolClient, how: 'commit' | 'rollback'): Promise<void> {
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
async function endRead(client: pg.PoolClient, how: 'commit' | 'rollback'): Promise<void> {
  const answered = client.query(how)
  client.release()
  await answered
}
