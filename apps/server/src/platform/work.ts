import type { Moment } from './clock.ts'
import type { Queries } from './database/connection.ts'
import type { Scope } from './scope.ts'

/** Who acts, as the audit trail keeps it. */
export interface Actor {
  readonly personId: string
  readonly name: string
  /** The network address that the call came from. */
  readonly address: string
  readonly requestId: string
}

/** One call's transaction and all that it may reach: inside it there is nothing else. */
export interface Work extends Moment {
  readonly queries: Queries
  readonly scope: Scope
  readonly actor: Actor
  /** Runs when the transaction is committed, and never when it is not. */
  afterCommit(announce: () => void): void
}
