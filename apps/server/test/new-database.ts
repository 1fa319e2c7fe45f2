import { randomUUID } from 'node:crypto'
import { fileURLToPath } from 'node:url'
import pg from 'pg'
import { type Database, databaseOn, openDatabase } from '../src/platform/database/database.ts'
import { openEmbedded } from '../src/platform/database/embedded.ts'
import { migrate } from '../src/platform/database/migrate.ts'

const migrations = fileURLToPath(new URL('../migrations', import.meta.url))

export interface NewDatabase {
  readonly database: Database
  drop(): Promise<void>
}

/**
 * A migrated database of its own: on PostgreSQL where TEST_DATABASE_URL is set, else embedded. It is made and migrated once
 * in a run; each is a copy of that, which takes a third of the time.
 */
export function newDatabase(): Promise<NewDatabase> {
  const { TEST_DATABASE_URL: base } = process.env
  return base ? onServer(base) : newEmbeddedDatabase()
}

let image: Promise<Blob> | undefined

/** The same, embedded in any case. */
export async function newEmbeddedDatabase(): Promise<NewDatabase> {
  image ??= imageOfMigrated()
  return { database: databaseOn(await openEmbedded(undefined, await image)), drop: async () => {} }
}

async function imageOfMigrated(): Promise<Blob> {
  const embedded = await openEmbedded()
  const database = databaseOn(embedded)
  await migrate(database, migrations)
  const image = await embedded.image()
  await database.close()
  return image
}

let template: Promise<string> | undefined

async function onServer(base: string): Promise<NewDatabase> {
  template ??= migratedTemplate(base)
  const name = newName()
  await administer(base, `create database ${name} template ${await template}`)
  return {
    database: await openDatabase({ url: addressOf(base, name) }),
    drop: () => administer(base, `drop database if exists ${name} with (force)`),
  }
}

async function migratedTemplate(base: string): Promise<string> {
  const name = newName()
  await administer(base, `create database ${name}`)
  const database = await openDatabase({ url: addressOf(base, name) })
  await migrate(database, migrations)
  await database.close()
  return name
}

const newName = () => `tahi_${randomUUID().replaceAll('-', '')}`

function addressOf(base: string, name: string): string {
  const url = new URL(base)
  url.pathname = `/${name}`
  return url.href
}

async function administer(url: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  await client.query(statement)
  await client.end()
}
