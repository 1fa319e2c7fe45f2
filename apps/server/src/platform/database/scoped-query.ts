import pg from 'pg'
import type { Scope } from '../scope.ts'
import { type NamedStatement, named, type Statement } from './prepared.ts'
import type { Access, TransactionOptions } from './transaction.ts'

/**
 * The settings of a transaction in a scope: the role under row security, what its policies read, and whether it may write.
 */
export const settingsOf = (
  { branchId, personId, ownOnly }: Pick<Scope, 'branchId' | 'personId' | 'ownOnly'>,
  access: Access,
) => ({
  role: 'tahi_app',
  'tahi.branch': branchId ?? 'all',
  'tahi.person': personId,
  'tahi.own': ownOnly ? 'on' : 'off',
  transaction_read_only: access === 'read' ? 'on' : 'off',
})
export type Settings = ReturnType<typeof settingsOf>

const nobody = settingsOf({ branchId: '', personId: '', ownOnly: true }, 'read')
const setting = Object.keys(nobody).map((name, place) => `set_config('${name}', $${place + 1}, true)`)
const enterScope = { name: 'enter-scope', text: `select ${setting}` }

/**
 * Lets PostgreSQL prepare the entering of a scope, once per connection; a `ScopedQuery` refers to it by its name. In a
 * database without the role yet the query fails, and the statement is prepared all the same.
 */
export const prepareScope = (client: pg.ClientBase): Promise<unknown> =>
  client.query({ ...enterScope, values: Object.values(nobody) })

/** The parts of pg's query that carry a statement's messages; its declared type leaves them out. */
interface Messages {
  /** Under this name pg records that a text is prepared, once PostgreSQL has confirmed it. */
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
  /** Texts whose preparation PostgreSQL has not confirmed yet. */
  readonly submittedNamedStatements: Record<string, string>
  parse(message: object): void
  bind(message: object): void
  describe(message: object): void
  execute(message: object): void
  close(message: object): void
  sync(): void
}

type Answered = (error: Error | undefined, result: pg.QueryResult) => void

/** pg's own class: in a pipeline it accepts no other. */
export const Query = pg.Query as unknown as new (
  statement: NamedStatement & { readonly queryMode: 'extended' },
  answered: Answered,
) => Messages & pg.Submittable

/**
 * A statement that is a whole transaction. It follows the entering of its scope, and PostgreSQL runs everything before one
 * Sync as one transaction; so begin and commit are not needed.
 */
export class ScopedQuery extends Query {
  readonly #settings: Settings
  #isEntered = false

  constructor(settings: Settings, statement: NamedStatement, answered: Answered) {
    // In simple mode a statement without name and values would be sent without its scope.
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

/** A statement with the settings of its transaction. */
export interface InScope {
  readonly settings: Settings
  readonly statement: Statement
}

/** Runs a statement as a transaction in its scope. @param send puts the query on the connection, alone or with others */
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

/** Options of a transaction in the caller's scope; the scope ends with the transaction. */
export function inScope(scope: Scope, access: Access): Required<TransactionOptions> {
  const settings = settingsOf(scope, access)
  return {
    access,
    // All in one round trip.
    begin: () => `begin${Object.entries(settings).map(setLocally).join('')}`,
    sendAlone: (client, statement) =>
      askInScope(client, { settings, statement }, (query) => client.query(query)),
  }
}
