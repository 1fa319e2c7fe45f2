import {
  type CompiledQuery,
  type ConnectionProvider,
  type DatabaseConnection,
  DefaultQueryExecutor,
  DummyDriver,
  Kysely,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
  type QueryResult,
} from 'kysely'
import type pg from 'pg'
import { named, type Statement } from './prepared.ts'
import type { Tables } from './tables.gen.ts'

/** Queries on one connection, typed by the migrated schema. */
export type Queries = Kysely<Tables>

/** Sends a statement to the database. */
export type Send = (statement: Statement) => Promise<pg.QueryResult>

class SendingConnection implements DatabaseConnection {
  readonly #send: Send

  constructor(send: Send) {
    this.#send = send
  }

  async executeQuery<Row>({ sql, parameters }: CompiledQuery): Promise<QueryResult<Row>> {
    const { rows, rowCount } = await this.#send({ text: sql, values: [...parameters] })
    return { rows, numAffectedRows: BigInt(rowCount ?? 0) }
  }

  // biome-ignore lint/correctness/useYield: nothing in Tahi streams; results are bounded by the contract's limits
  async *streamQuery<Row>(): AsyncIterableIterator<QueryResult<Row>> {
    throw new Error('Streaming is not offered')
  }
}

const compiler = new PostgresQueryCompiler()
const adapter = new PostgresAdapter()
const driver = new DummyDriver()
const dialect = {
  createAdapter: () => adapter,
  createDriver: () => driver,
  createQueryCompiler: () => compiler,
  createIntrospector: (db: Kysely<unknown>) => new PostgresIntrospector(db),
}

/** Hands the connection to all statements at once, so that statements of one turn are sent together. */
class OneConnection implements ConnectionProvider {
  readonly #connection: DatabaseConnection

  constructor(connection: DatabaseConnection) {
    this.#connection = connection
  }

  provideConnection<T>(consumer: (connection: DatabaseConnection) => Promise<T>): Promise<T> {
    return consumer(this.#connection)
  }
}

/** Typed queries whose statements go through `send`. */
export function queriesBy(send: Send): Queries {
  const executor = new DefaultQueryExecutor(compiler, adapter, new OneConnection(new SendingConnection(send)))
  return new Kysely<Tables>({ config: { dialect }, dialect, driver, executor })
}

/** Sends to a connection. A text without parameters may hold several statements, and is never prepared. */
export const sendTo =
  (client: pg.ClientBase): Send =>
  (statement) =>
    client.query(statement.values.length === 0 ? { text: statement.text } : named(client, statement))
