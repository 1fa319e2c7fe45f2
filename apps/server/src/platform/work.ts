import type { Moment } from './clock.ts'
import type { Queries } from './database/connection.ts'
import type { Announcer } from './live/announcer.ts'
import type { Scope } from './scope.ts'

/** Who acts, as the audit trail keeps it. */
export interface Actor {
  readonly personId: string
  readonly name: string
  /** The network address that the call came from. */
  readonly address: string
  readonly requestId: string
}

/** What a call may reach that only reads. */
export type Reading = Pick<Work, 'queries' | 'scope' | keyof Moment>

/** One call's transaction and all that it may reach: inside it there is nothing else. */
export interface Work extends Moment {
  readonly queries: Queries
  readonly scope: Scope
  readonly actor: Actor
  /**
   * For the statements that end a verb: the commit leaves with them, and nothing can be asked behind it. When it fails
   * the verb's call fails, as always.
   */
  lastly<T>(asked: Promise<T>): Promise<T>
  /** Runs when the transaction is committed, and never when it is not. */
  afterCommit(run: () => void): void
  /** What is told to those who are connected when the transaction is committed, and never when it is not. */
  readonly news: Announcer
}
