import pg from 'pg'
import type { Statement } from './statement.ts'

/** What row security reads. */
export interface Settings {
  readonly branch: string
  readonly person: string
  readonly own: 'on' | 'off'
}

/** The scope of a transaction, and that it must not write. */
interface Entered extends Settings {
  readonly isRead: boolean
}

const enterScope = {
  name: 'enter-scope',
  text: `select set_config('role', 'tahi_app', true), set_config('tahi.branch', $1, true),
    set_config('tahi.person', $2, true), set_config('tahi.own', $3, true), set_config('transaction_read_only', $4, true)`,
}

const valuesOf = ({ branch, person, own, isRead }: Entered) => [branch, person, own, isRead ? 'on' : 'off']

const nobody = valuesOf({ branch: '', person: '', own: 'on', isRead: true })

/** Lets PostgreSQL prepare the entering of a scope, once a connection; a `ScopedQuery` on it finds it by its name. */
export const prepareScope = (client: pg.ClientBase): Promise<unknown> =>
  client.query({ ...enterScope, values: nobody })

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
  statement: Statement,
  answered: Answered,
) => Messages & pg.Submittable

/**
 * A statement that is a transaction by itself: it goes behind the entering of its scope, and PostgreSQL takes what
 * stands before one Sync as one transaction. Begin and commit with their answers are spared.
 */
class ScopedQuery extends Query {
  readonly #entered: Entered
  #isEntered = false

  constructor(entered: Entered, statement: Statement, answered: Answered) {
    super(statement, answered)
    this.#entered = entered
  }

  override prepare(connection: Connection): void {
    connection.bind({ statement: enterScope.name, values: valuesOf(this.#entered) })
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

/** Runs a statement as a transaction by itself, in a scope. @throws why it failed; then nothing was written */
export const queryInScope = (
  client: pg.ClientBase,
  entered: Entered,
  statement: Statement,
): Promise<pg.QueryResult> =>
  new Promise((resolve, reject) => {
    client.query(
      new ScopedQuery(entered, statement, (error, result) => (error ? reject(error) : resolve(result))),
    )
  })
