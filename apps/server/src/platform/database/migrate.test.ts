import { fileURLToPath } from 'node:url'
import { sql } from 'kysely'
import { expect, it } from 'vitest'
import { newDatabase } from '../../../test/fixtures/new-database.ts'
import { newerMigration } from './migrate.ts'

const folder = fileURLToPath(new URL('../../../migrations', import.meta.url))

it('tells what a newer version has applied', async () => {
  const { database, drop } = await newDatabase()
  const newer = () => newerMigration(database, folder)
  expect(await newer()).toBeUndefined()
  await database.asOwner((queries) =>
    sql`insert into schema_migration (file) values ('9998_next.sql'), ('9999_after_next.sql')`.execute(
      queries,
    ),
  )
  expect(await newer()).toBe('9999_after_next.sql')
  await database.close()
  await drop()
})
