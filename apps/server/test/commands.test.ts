import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { sql } from 'kysely'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { passwordMatches } from '../src/modules/identity/index.ts'
import { openDatabase } from '../src/platform/database/database.ts'
import { migrate } from '../src/platform/database/migrate.ts'
import { holdFolder } from '../src/platform/folder.ts'
import { command } from './fixtures/command.ts'

const migrations = fileURLToPath(new URL('../migrations', import.meta.url))
const gm = '00000000-0000-7000-8000-000000000001'

let dataDir: string
beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'tahi-command-'))
})
afterEach(() => rmSync(dataDir, { recursive: true, force: true }))

const onDatabase = async <T>(run: (database: Awaited<ReturnType<typeof openDatabase>>) => Promise<T>) => {
  const database = await openDatabase({ folder: join(dataDir, 'database') })
  const done = await run(database)
  await database.close()
  return done
}
const run = (name: string, ...args: string[]) => command(name, args, { DATA_DIR: dataDir })

describe('the commands beside the server', () => {
  it('give a General Manager a password, and sign everybody out', async () => {
    await onDatabase(async (database) => {
      await migrate(database, migrations)
      await database.asOwner(async (queries) => {
        await sql`insert into person (id, code, role, first_name, last_name)
          values (${gm}, 'GM-001', 'admin', 'Gloria', 'Reyes')`.execute(queries)
        await sql`insert into credential (person_id, password_hash) values (${gm}, 'none')`.execute(queries)
      })
    })
    const release = holdFolder(dataDir)
    expect(await run('reset-password', 'GM-001')).toEqual({
      code: 1,
      said: expect.stringMatching(/^The data folder \S+ is in use by another process \(\d+\)\.[^\n]+\n$/),
    })
    release()
    const { code, said } = await run('reset-password', 'gm-001')
    const [, password = ''] = /^The password of GM-001 \(Gloria Reyes\) is now (\S+)\n/.exec(said) ?? []
    expect(code, said).toBe(0)
    const { rows } = await onDatabase((database) =>
      database.asOwner((queries) =>
        sql<{ hash: string }>`select password_hash as hash from credential`.execute(queries),
      ),
    )
    expect(await passwordMatches(password, rows[0]?.hash)).toBe(true)
    expect(await run('end-sessions')).toEqual({ code: 0, said: 'All sessions have ended, of 0 people.\n' })
  })

  it.each<[string, string[], RegExp]>([
    ['reset-password', [], /^Say whose: npm run reset-password -- GM-001\.\n$/],
    ['reset-password', ['GM-001'], /^There is no embedded database in \S+ Check DATA_DIR\.\n$/],
    ['end-sessions', [], /^There is no embedded database in \S+ Check DATA_DIR\.\n$/],
  ])('say what to do: %s %j', async (name, args, sentence) => {
    expect(await run(name, ...args)).toEqual({ code: 1, said: expect.stringMatching(sentence) })
  })

  it('say so of a database that nobody has set up', async () => {
    await onDatabase(async () => {})
    const { said } = await run('reset-password', 'GM-001')
    expect(said).toMatch(/^This database holds no company yet\./)
  })
})
