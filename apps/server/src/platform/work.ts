import type { Moment } from './clock.ts'
import type { Queries } from './database/connection.ts'
import type { Announcer } from './live/announcer.ts'
import type { Scope } from './scope.ts'

/** The person who acts, as recorded in the audit trail. */
export interface Actor {
  readonly personId: string
  readonly name: string
  /** The network address that the call came from. */
  readonly address: string
  readonly requestId: string
}

/** What a call that only reads may use. */
export type Reading = Pick<Work, 'queries' | 'scope' | keyof Moment>

/** One call's transaction and everything that the call may use inside it. */
export interface Work extends Moment {
  readonly queries: Queries
  readonly scope: Scope
  readonly actor: Actor
  /**
   * For the last statements of a verb: the commit is sent with them, and no statement may follow. When the commit fails,
   * the call fails as usual.
   */
  lastly<T>(asked: Promise<T>): Promise<T>
  /** Runs after the commit, and never without one. */
  afterCommit(run: () => void): void
  /** Events sent to connected clients after the commit, and never without one. */
  readonly news: Announcer
}
