import pg from 'pg'
import type { Scope } from '../scope.ts'
import { type NamedStatement, named, type Statement } from './prepared.ts'
import type { TransactionOptions } from './transaction.ts'

/** What a transaction in a scope is set to: the role that row security binds, what its policies read, and whether it writes. */
export const settingsOf = (
  { branchId, personId, ownOnly }: Pick<Scope, 'branchId' | 'personId' | 'ownOnly'>,
  isRead: boolean,
) => ({
  role: 'tahi_app',
  'tahi.branch': branchId,
  'tahi.person': personId,
  'tahi.own': ownOnly ? 'on' : 'off',
  transaction_read_only: isRead ? 'on' : 'off',
})
export type Settings = ReturnType<typeof settingsOf>

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
  /** Under which pg keeps in mind that a text is prepared, when PostgreSQL says so. */
  name?: string | undefined
  text: string
  readonly values: unknown[]
  prepare(connection: Connection): void
  handleRowDescription(message: unknown): void
  handleDataRow(message: unknown): void
  handleCommandComplete(message: unknown, connection: Connection): void
  handleReadyForQuery(connection: Connection): void
  handleError(error: Error, connection: Connection): void
}

/** The parts of pg's connection that a query is sent with. */
export interface Connection {
  /** Texts by the names under which they are prepared. */
  readonly parsedStatements: object
  /** The same, of those that PostgreSQL has not answered yet. */
  readonly submittedNamedStatements: Record<string, string>
  parse(message: object): void
  bind(message: object): void
  describe(message: object): void
  execute(message: object): void
  close(message: object): void
  sync(): void
}

type Answered = (error: Error | undefined, result: pg.QueryResult) => void

/** pg's own: it sends no other in a pipeline. */
export const Query = pg.Query as unknown as new (
  statement: NamedStatement & { readonly queryMode: 'extended' },
  answered: Answered,
) => Messages & pg.Submittable

/**
 * A statement that is a transaction by itself: it goes behind the entering of its scope, and PostgreSQL takes what
 * stands before one Sync as one transaction. Begin and commit with their answers are spared.
 */
export class ScopedQuery extends Query {
  readonly #settings: Settings
  #isEntered = false

  constructor(settings: Settings, statement: NamedStatement, answered: Answered) {
    // Else what has neither name nor values would go without its scope.
    super({ ...statement, queryMode: 'extended' }, answered)
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

/** A statement, and what its transaction is set to. */
export interface InScope {
  readonly settings: Settings
  readonly statement: Statement
}

/** Sends a statement as a transaction in its scope. @param send as what goes to the connection by itself, or with others */
export const askInScope = (
  client: pg.ClientBase,
  { settings, statement }: InScope,
  send: (query: ScopedQuery) => void,
): Promise<pg.QueryResult> =>
  new Promise((resolve, reject) => {
    send(
      new ScopedQuery(settings, named(client, statement), (error, result) =>
        error ? reject(error) : resolve(result),
      ),
    )
  })

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
      askInScope(client, { settings, statement }, (query) => client.query(query)),
  }
}
