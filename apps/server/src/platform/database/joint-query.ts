import type pg from 'pg'
import { askInScope, type Connection, type InScope, Query, type ScopedQuery } from './scoped-query.ts'

/**
 * How long jointly committed statements wait for a lock, because statements that do not need the lock wait with them. The
 * limit is far below the second after which PostgreSQL looks for a deadlock, so that the joint commit always gives way
 * first.
 */
const limitWaits = { name: 'limit-waits', text: `select set_config('lock_timeout', '200ms', true)` }

/** Lets PostgreSQL prepare the limit, once per connection. */
export const prepareLimit = (client: pg.ClientBase): Promise<unknown> =>
  client.query({ ...limitWaits, values: [] })

/**
 * Statements of several callers, each preceded by the entering of its scope, before one Sync: PostgreSQL runs them as one
 * transaction, and commits all or none.
 */
class JointQuery extends Query {
  readonly #members: readonly ScopedQuery[]
  /** The member that each reply to an Execute belongs to, in order; undefined for the limit's. */
  readonly #executed: (ScopedQuery | undefined)[] = [undefined]
  #answered = 0

  constructor(members: readonly ScopedQuery[]) {
    super({ text: members[0]?.text ?? '', values: members[0]?.values ?? [], queryMode: 'extended' }, () => {})
    this.#members = members
  }

  get #current(): ScopedQuery | undefined {
    return this.#executed[this.#answered]
  }

  override prepare(connection: Connection): void {
    connection.bind({ statement: limitWaits.name, values: [] })
    connection.execute({})
    for (const member of this.#members) member.prepare(this.#within(connection, member))
    connection.sync()
  }

  /** A connection that records the member of each Execute, and omits the Sync, which would end the transaction. */
  #within(connection: Connection, member: ScopedQuery): Connection {
    const { parsedStatements, submittedNamedStatements } = connection
    return {
      parsedStatements,
      submittedNamedStatements,
      parse: (message) => connection.parse(message),
      bind: (message) => connection.bind(message),
      describe: (message) => connection.describe(message),
      execute: (message) => {
        this.#executed.push(member)
        connection.execute(message)
      },
      close: (message) => connection.close(message),
      sync: () => {},
    }
  }

  override handleRowDescription(message: unknown): void {
    this.#current?.handleRowDescription(message)
  }

  override handleDataRow(message: unknown): void {
    this.#current?.handleDataRow(message)
  }

  override handleCommandComplete(message: unknown, connection: Connection): void {
    this.#current?.handleCommandComplete(message, connection)
    this.#answered += 1
    // pg records a statement as prepared under these.
    this.name = this.#current?.name
    this.text = this.#current?.text ?? ''
  }

  override handleReadyForQuery(connection: Connection): void {
    for (const member of this.#members) member.handleReadyForQuery(connection)
  }

  override handleError(error: Error, connection: Connection): void {
    // pg does this for the current statement only, and would believe the skipped ones to be prepared.
    for (const { name } of this.#members)
      if (name !== undefined) delete connection.submittedNamedStatements[name]
    for (const member of this.#members) member.handleError(error, connection)
  }
}

/** Sends the statements as one transaction. @returns the outcome of each */
export function sendTogether(
  client: pg.ClientBase,
  asked: readonly InScope[],
): Promise<PromiseSettledResult<pg.QueryResult>[]> {
  const queries: ScopedQuery[] = []
  const answers = asked.map((one) => askInScope(client, one, (query) => queries.push(query)))
  client.query(new JointQuery(queries))
  return Promise.allSettled(answers)
}
