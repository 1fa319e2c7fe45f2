import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { readColumnValues } from '@tahi/server/src/platform/database/column-values.ts'
import { openEmbedded } from '@tahi/server/src/platform/database/embedded.ts'
import pg from 'pg'

export type DatabaseKind = 'embedded' | 'postgres'

/** The location of a database: an address or a folder. */
export type Location = { readonly url: string } | { readonly folder: string }

export interface Store {
  readonly location: Location
  /** The floor's database: a copy of an embedded one, which serves a single process; on a server the same one. */
  copy(): Store
  remove(): Promise<void>
}

/** An empty database for this run alone. @param server of PostgreSQL; undefined for the embedded database */
export const newStore = (server: string | undefined): Promise<Store> =>
  server === undefined ? Promise.resolve(newFolder()) : newDatabase(server)

function newFolder(from?: string): Store {
  const base = mkdtempSync(join(tmpdir(), 'tahi-bench-'))
  const folder = join(base, 'database')
  const removeNow = () => rmSync(base, { recursive: true, force: true })
  // Also when the run is aborted; a server's databases end with the server.
  process.once('exit', removeNow)
  if (from) cpSync(from, folder, { recursive: true })
  return {
    location: { folder },
    copy: () => newFolder(folder),
    remove: async () => {
      removeNow()
      process.off('exit', removeNow)
    },
  }
}

async function newDatabase(server: string): Promise<Store> {
  const name = `tahi_bench_${process.pid}_${Date.now()}`
  await administer(server, `create database ${name}`)
  const url = new URL(server)
  url.pathname = `/${name}`
  const location = { url: url.href }
  return {
    location,
    copy: () => ({ location, copy: () => newFolder(), remove: async () => {} }),
    remove: () => administer(server, `drop database if exists ${name} with (force)`),
  }
}

async function administer(server: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: server })
  await client.connect()
  await client.query(statement)
  await client.end()
}

export interface RawDatabase {
  readonly pool: pg.Pool
  close(): Promise<void>
}

/** A pool of plain connections as the owner, without any code of the product in between. */
export async function openRaw(location: Location): Promise<RawDatabase> {
  // With the product's column parsers, so that the floor does the same work.
  readColumnValues()
  if ('url' in location) {
    // The settings of the product's connections.
    const pool = new pg.Pool({ connectionString: location.url, max: 10, options: '-c jit=off' })
    // A connection that ends when its database is dropped is no failure.
    pool.on('error', () => {})
    return { pool, close: () => pool.end() }
  }
  const embedded = await openEmbedded(location.folder)
  const pool = new pg.Pool(embedded.poolConfig)
  return {
    pool,
    close: async () => {
      await pool.end()
      await embedded.close()
    },
  }
}
