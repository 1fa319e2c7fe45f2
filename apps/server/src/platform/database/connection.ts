import { createHash } from 'node:crypto'
import {
  type CompiledQuery,
  type DatabaseConnection,
  DefaultQueryExecutor,
  DummyDriver,
  Kysely,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
  type QueryResult,
  SingleConnectionProvider,
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

  constructor(client: pg.ClientBase) {
    this.#client = client
  }

  async executeQuery<Row>({ sql, parameters }: CompiledQuery): Promise<QueryResult<Row>> {
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

/** Typed queries on a connection that somebody else took and will give back. */
export function queriesOn(client: pg.ClientBase): Queries {
  const provider = new SingleConnectionProvider(new ClientConnection(client))
  const executor = new DefaultQueryExecutor(compiler, adapter, provider)
  return new Kysely<Tables>({ config: { dialect }, dialect, driver, executor })
}
