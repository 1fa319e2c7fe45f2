import { createHash } from 'node:crypto'
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
import type { Tables } from './tables.gen.ts'

/** Queries on one connection, typed by the migrated schema. */
export type Queries = Kysely<Tables>

const names = new Map<string, string>()

/**
 * A statement's name makes PostgreSQL prepare it once a connection: on PGlite 7,095 point reads a second
 * against 2,659 unnamed (architecture, Ground). Lists go in as one array parameter, so the texts are few.
 */
function nameOf(text: string): string {
  const known = names.get(text)
  if (known) return known
  const name = createHash('sha256').update(text).digest('base64url').slice(0, 24)
  names.set(text, name)
  return name
}

class ClientConnection implements DatabaseConnection {
  readonly #client: pg.ClientBase
  #open = true

  constructor(client: pg.ClientBase) {
    this.#client = client
  }

  /** Behind its transaction's end a statement would run as the owner, or in somebody else's scope. */
  close(): void {
    this.#open = false
  }

  async executeQuery<Row>({ sql, parameters }: CompiledQuery): Promise<QueryResult<Row>> {
    if (!this.#open) throw new Error('The transaction has ended')
    const result = await this.#client.query<Record<string, unknown>>(
      parameters.length === 0 ? { text: sql } : { name: nameOf(sql), text: sql, values: [...parameters] },
    )
    return { rows: result.rows as Row[], numAffectedRows: BigInt(result.rowCount ?? 0) }
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

/** Hands the connection to every statement at once: what is asked together leaves together. */
class OneConnection implements ConnectionProvider {
  readonly #connection: ClientConnection

  constructor(connection: ClientConnection) {
    this.#connection = connection
  }

  provideConnection<T>(consumer: (connection: DatabaseConnection) => Promise<T>): Promise<T> {
    return consumer(this.#connection)
  }
}

/** Typed queries on a connection that somebody else took and will give back; none is sent after `close`. */
export function queriesOn(client: pg.ClientBase): { queries: Queries; close(): void } {
  const connection = new ClientConnection(client)
  const executor = new DefaultQueryExecutor(compiler, adapter, new OneConnection(connection))
  const queries = new Kysely<Tables>({ config: { dialect }, dialect, driver, executor })
  return { queries, close: () => connection.close() }
}
