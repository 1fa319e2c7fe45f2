import pg from 'pg'
import type { Scope } from '../scope.ts'
import { type NamedStatement, named } from './prepared.ts'
import type { TransactionOptions } from './transaction.ts'

/** What a transaction in a scope is set to: the role that row security binds, what its policies read, and whether it writes. */
const settingsOf = (
  { branchId, personId, ownOnly }: Pick<Scope, 'branchId' | 'personId' | 'ownOnly'>,
  isRead: boolean,
) => ({
  role: 'tahi_app',
  'tahi.branch': branchId,
  'tahi.person': personId,
  'tahi.own': ownOnly ? 'on' : 'off',
  transaction_read_only: isRead ? 'on' : 'off',
})
type Settings = ReturnType<typeof settingsOf>

const nobody = settingsOf({ branchId: '', personId: '', ownOnly: true }, true)
const setting = Object.keys(nobody).map((name, place) => `set_config('${name}', $${place + 1}, true)`)
const enterScope = { name: 'enter-scope', text: `select ${setting}` }

/**
 * Lets PostgreSQL prepare the entering of a scope, once a connection; a `ScopedQuery` on it finds it by its name. In a
 * database without the role yet it fails, and is prepared all the same.
 */
export const prepareScope = (client: pg.ClientBase): Promise<unknown> =>
  client.query({ ...enterScope, values: Object.values(nobody) })

/** The parts of pg's query that carry a statement's messages; its declared type leaves them out. */
interface Messages {
  prepare(connection: Connection): void
  handleDataRow(message: unknown): void
  handleCommandComplete(message: unknown, connection: Connection): void
}

interface Connection {
  bind(bound: { statement: string; values: string[] }): void
  execute(executed: object): void
}

type Answered = (error: Error | undefined, result: pg.QueryResult) => void

const Query = pg.Query as unknown as new (
  statement: NamedStatement,
  answered: Answered,
) => Messages & pg.Submittable

/**
 * A statement that is a transaction by itself: it goes behind the entering of its scope, and PostgreSQL takes what
 * stands before one Sync as one transaction. Begin and commit with their answers are spared.
 */
class ScopedQuery extends Query {
  readonly #settings: Settings
  #isEntered = false

  constructor(settings: Settings, statement: NamedStatement, answered: Answered) {
    super(statement, answered)
    this.#settings = settings
  }

  override prepare(connection: Connection): void {
    connection.bind({ statement: enterScope.name, values: Object.values(this.#settings) })
    connection.execute({})
    super.prepare(connection)
  }

  override handleDataRow(message: unknown): void {
    if (this.#isEntered) super.handleDataRow(message)
  }

  override handleCommandComplete(message: unknown, connection: Connection): void {
    if (this.#isEntered) super.handleCommandComplete(message, connection)
    this.#isEntered = true
  }
}

const setLocally = ([name, value]: [string, string]): string =>
  `; set local ${name} = ${pg.escapeLiteral(value)}`

/** A transaction in the caller's scope, which ends with it. */
export function inScope(scope: Scope, isRead: boolean): Required<TransactionOptions> {
  const settings = settingsOf(scope, isRead)
  return {
    isRead,
    // One round trip.
    begin: () => `begin${Object.entries(settings).map(setLocally).join('')}`,
    sendAlone: (client, statement) =>
      new Promise((resolve, reject) => {
        client.query(
          new ScopedQuery(settings, named(client, statement), (error, result) =>
            error ? reject(error) : resolve(result),
          ),
        )
      }),
  }
}
