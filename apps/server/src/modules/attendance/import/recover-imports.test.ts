import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { importBy } from '../../../../test/fixtures/import-by.ts'
import { type Person, startServer, type TestServer, usualNow } from '../../../../test/fixtures/server.ts'
import { forgetRows } from '../../../platform/imports/forget-rows.ts'
import { recoverImports } from '../../../platform/imports/recover-imports.ts'
import { importTables } from './import-tables.ts'

// A database of its own: recovering and forgetting touch every branch's imports.
let tahi: TestServer
let manager: Person
beforeAll(async () => {
  tahi = await startServer()
  manager = await tahi.addPerson('manager', await tahi.addBranch())
})
afterAll(() => tahi.close())

const file = 'User ID,Date,In,Out\nX,2026-11-02,8:00,17:00'
const minutes = (count: number) => new Date(usualNow.getTime() + count * 60_000)

describe('imports whose process ended', () => {
  const interrupted = async () => {
    const { _id } = await importBy(tahi, manager).preview(file)
    await tahi.database.asOwner((queries) =>
      sql`update attendance_import set state = 'reading' where id = ${_id}`.execute(queries),
    )
    return _id
  }
  const recover = (embedded: boolean) =>
    recoverImports({ database: { ...tahi.database, embedded } }, importTables)
  const stateOf = async (id: string) => (await importBy(tahi, manager).read(id)).state

  it('fail at the start with a sentence, and those that are ready stay', async () => {
    const ready = await importBy(tahi, manager).preview(file)
    const id = await interrupted()
    await recover(true)
    expect(await importBy(tahi, manager).read(id)).toMatchObject({
      state: 'failed',
      msg: expect.stringContaining('nothing was written'),
    })
    expect(await stateOf(ready._id)).toBe('ready')
  })

  it('are left in peace on a server until they are silent, for another process may be at work', async () => {
    const id = await interrupted()
    await recover(false)
    expect(await stateOf(id)).toBe('reading')
    await tahi.database.asOwner((queries) =>
      sql`update attendance_import set touched_at = clock_timestamp() - interval '31 seconds'
        where id = ${id}`.execute(queries),
    )
    await recover(false)
    expect(await stateOf(id)).toBe('failed')
  })
})

it('forgets rows after 30 days', async () => {
  tahi.clock.set(usualNow)
  const old = await importBy(tahi, manager).preview(file)
  tahi.clock.set(minutes(10))
  const young = await importBy(tahi, manager).preview(file)
  tahi.clock.set(minutes(30 * 24 * 60 + 5))
  await forgetRows(tahi, importTables)
  const left = await tahi.database.asOwner((queries) =>
    sql<{ import_id: string }>`select distinct import_id from attendance_import_row`.execute(queries),
  )
  expect(left.rows.map(({ import_id }) => import_id)).toContain(young._id)
  expect(left.rows.map(({ import_id }) => import_id)).not.toContain(old._id)
})
