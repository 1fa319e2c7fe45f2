import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { type NewDatabase, newDatabase } from '../../../test/fixtures/new-database.ts'
import { findDivergence, migrate } from './migrate.ts'

describe('a folder of migrations', () => {
  let opened: NewDatabase
  let folder: string

  beforeEach(async () => {
    opened = await newDatabase()
    folder = mkdtempSync(join(tmpdir(), 'tahi-migrations-'))
    await run(sql`delete from schema_migration`)
  })
  afterEach(async () => {
    await opened.database.close()
    await opened.drop()
    rmSync(folder, { recursive: true })
  })

  const run = (statement: ReturnType<typeof sql>) =>
    opened.database.asOwner((queries) => statement.execute(queries))
  const write = (file: string, text: string) => writeFileSync(join(folder, file), text)
  const diverges = () => findDivergence(opened.database, folder)

  it('is applied once', async () => {
    write('0001_first.sql', 'create table first (number int);')
    expect(await migrate(opened.database, folder)).toEqual(['0001_first.sql'])
    expect(await migrate(opened.database, folder)).toEqual([])
    expect(await diverges()).toEqual({ newer: undefined, edited: [] })
    await run(sql`drop table first`)
  })

  it('tells what a newer version has applied', async () => {
    write('0001_first.sql', 'select 1;')
    await migrate(opened.database, folder)
    await run(sql`insert into schema_migration (file) values ('9998_next.sql'), ('9999_after_next.sql')`)
    expect(await diverges()).toEqual({ newer: '9999_after_next.sql', edited: [] })
  })

  it('tells which of its files were edited since they were applied', async () => {
    write('0001_first.sql', 'select 1;\n')
    write('0002_second.sql', 'select 2;\n')
    await migrate(opened.database, folder)
    write('0001_first.sql', 'select 1;\r\n')
    write('0002_second.sql', 'select 3;\n')
    expect(await diverges()).toEqual({ newer: undefined, edited: ['0002_second.sql'] })
  })

  it('takes a file that a former version applied for what it says now', async () => {
    write('0001_first.sql', 'select 1;')
    await migrate(opened.database, folder)
    await run(sql`alter table schema_migration drop column hash`)
    await migrate(opened.database, folder)
    expect((await diverges()).edited).toEqual([])
    write('0001_first.sql', 'select 2;')
    expect((await diverges()).edited).toEqual(['0001_first.sql'])
  })
})
