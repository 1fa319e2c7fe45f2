import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { demoCompany } from '@tahi/world'
import { sql } from 'kysely'
import { afterAll, afterEach, describe, expect, it } from 'vitest'
import { loadWorld } from '../src/modules/demo/load-world.ts'
import { copyDatabase, NotEmpty } from '../src/platform/database/copy-database.ts'
import type { Database } from '../src/platform/database/database.ts'
import { command } from './fixtures/command.ts'
import { fillBranch } from './fixtures/filled-branch.ts'
import { type NewDatabase, newDatabase, newEmbeddedDatabase } from './fixtures/new-database.ts'
import { startServer } from './fixtures/server.ts'

const closing: (() => Promise<void>)[] = []
afterEach(async () => {
  for (const close of closing.splice(0)) await close()
})

async function opened(opening: Promise<NewDatabase>): Promise<Database> {
  const { database, drop } = await opening
  closing.push(async () => {
    await database.close()
    await drop()
  })
  return database
}

/** A database's content table by table, and its constraints. */
async function contentOf(database: Database): Promise<Record<string, string>> {
  return database.asOwner(async (queries) => {
    const { rows: tables } = await sql<{ name: string }>`
      select table_name as name from information_schema.tables
      where table_schema = 'public' and table_type = 'BASE TABLE' and table_name <> 'schema_migration'
      order by 1`.execute(queries)
    const found: Record<string, string> = {}
    for (const { name } of tables) {
      const { rows } = await sql<{ count: number; digest: string }>`
        select count(*), md5(string_agg(whole::text, '|' order by whole::text)) as digest
        from ${sql.table(name)} as whole`.execute(queries)
      found[name] = `${rows[0]?.count} ${rows[0]?.digest}`
    }
    return found
  })
}

async function rulesOf(database: Database): Promise<unknown[]> {
  const { rows } = await database.asOwner((queries) =>
    sql`
      select conrelid::regclass::text as table, conname as name, pg_get_constraintdef(oid) as rule
      from pg_constraint where contype = 'f'
      union all
      select tgrelid::regclass::text, tgname, tgenabled::text from pg_trigger where not tgisinternal
      order by 1, 2`.execute(queries),
  )
  return rows
}

describe('copying a database', () => {
  it('takes the embedded one over as it is, page by page', async () => {
    const from = await opened(newEmbeddedDatabase())
    const world = demoCompany({
      today: '2026-11-18',
      time: 600,
      branches: 1,
      employeesPerBranch: 12,
      days: 30,
    })
    await loadWorld(from, world, { passwordHash: 'none' })
    const to = await opened(newDatabase())
    const rules = await rulesOf(to)

    const pageSize = 100
    const { rows, tables } = await copyDatabase(from, to, pageSize)
    const content = await contentOf(from)
    expect(Number(content.attendance?.split(' ')[0])).toBeGreaterThan(2 * pageSize)
    expect(await contentOf(to)).toEqual(content)
    expect(await rulesOf(to)).toEqual(rules)
    expect(tables).toBe(Object.keys(content).length)
    expect(rows).toBe(Object.values(content).reduce((sum, of) => sum + Number(of.split(' ')[0]), 0))
    // With TEST_DATABASE_URL this may be the first test that starts an embedded database.
  }, 120_000)

  it('takes over what every table may hold, and what is written next has a number of its own', async () => {
    const tahi = await startServer()
    closing.push(() => tahi.close())
    await fillBranch(tahi, 'Habi')
    await tahi.addPerson('admin')
    const to = await opened(newDatabase())
    await copyDatabase(tahi.database, to)
    expect(await contentOf(to)).toEqual(await contentOf(tahi.database))
    const { rows } = await to.asOwner((queries) =>
      sql<{ next: number; highest: number }>`
        select nextval(pg_get_serial_sequence('audit_entry', 'id')) as next, max(id) as highest
        from audit_entry`.execute(queries),
    )
    expect(rows).toEqual([{ next: (rows[0]?.highest ?? 0) + 1, highest: expect.any(Number) }])
  })

  it('leaves one alone in which there are people', async () => {
    const tahi = await startServer()
    closing.push(() => tahi.close())
    await tahi.addPerson('admin')
    const [content, rules] = [await contentOf(tahi.database), await rulesOf(tahi.database)]
    await expect(copyDatabase(await opened(newDatabase()), tahi.database)).rejects.toThrow(NotEmpty)
    expect(await contentOf(tahi.database)).toEqual(content)
    expect(await rulesOf(tahi.database)).toEqual(rules)
  })

  describe('as a command', () => {
    const folder = mkdtempSync(join(tmpdir(), 'tahi-move-'))
    afterAll(() => rmSync(folder, { recursive: true, force: true }))

    it.each<[string, Record<string, string>, RegExp]>([
      ['without an address', {}, /^Set DATABASE_URL/],
      [
        'without a database',
        { DATABASE_URL: 'postgres://a@127.0.0.1:1/b' },
        /^There is no embedded database/,
      ],
    ])('%s says what to do', async (_, settings, sentence) => {
      const { code, said } = await command('move-database', [], { DATA_DIR: folder, ...settings })
      expect(said).toMatch(sentence)
      expect(code).toBe(1)
    })
  })
})
