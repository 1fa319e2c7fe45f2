import { sql } from 'kysely'
import { afterAll, expect, it, vi } from 'vitest'
import { startServer } from '../../../test/fixtures/server.ts'
import { momentOf } from '../clock.ts'
import { toNobody } from '../live/announcer.ts'
import { scopeOf } from '../scope.ts'
import { connectionsOfServer } from './database.ts'

const tahi = await startServer()
// Closing waits for every connection that was not released.
afterAll(() => tahi.close())

const branches = await Promise.all(['North', 'South'].map((name) => tahi.addBranch(name)))
const managers = await Promise.all(branches.map((branchId) => tahi.addPerson('manager', branchId)))

type Manager = (typeof managers)[number]

const contextOf = ({ id, branchId }: Manager) => ({
  scope: scopeOf({ personId: id, role: 'manager', branchId }),
  actor: { personId: id, name: 'M', address: '::1', requestId: 'test' },
  moment: momentOf(tahi.clock.now(), 'UTC'),
  announcer: toNobody,
})

/** Divides by a number, and returns the scope and the connection of the statement. */
const ask = (manager: Manager, divisor = 1) =>
  tahi.database.glance(contextOf(manager), async ({ queries }) => {
    const { rows } = await sql<{ person: string; role: string; isRead: string; connection: number }>`
      select current_setting('tahi.person') as person, current_user as role,
        current_setting('transaction_read_only') as "isRead", pg_backend_pid() as connection, 1 / ${divisor}::integer as one
    `.execute(queries)
    return rows[0]
  })

const askers = Array.from({ length: 40 }, (_, index) => managers[index % managers.length] as Manager)

it('reads in the scope of whoever asks, however many ask at once', async () => {
  const answers = await Promise.all(askers.map((manager) => ask(manager)))
  expect(answers).toMatchObject(askers.map(({ id }) => ({ person: id, role: 'tahi_app', isRead: 'on' })))
  const people = await Promise.all(
    askers.map((manager) =>
      tahi.database.glance(contextOf(manager), ({ queries }) =>
        sql<{
          branchId: string
        }>`select branch_id as "branchId" from person where id = any(${managers.map(({ id }) => id)})`.execute(
          queries,
        ),
      ),
    ),
  )
  expect(people.map(({ rows }) => rows)).toEqual(askers.map(({ branchId }) => [{ branchId }]))
  const { rows } = await tahi.database.singly((queries) =>
    sql<{ person: string | null }>`select current_setting('tahi.person', true) as person`.execute(queries),
  )
  expect(rows[0]?.person || '').toBe('')
})

it('reads in it also without any value', async () => {
  const [manager] = managers as [Manager]
  const { rows } = await tahi.database.glance(contextOf(manager), ({ queries }) =>
    sql<{ role: string }>`select current_user as role`.execute(queries),
  )
  expect(rows).toEqual([{ role: 'tahi_app' }])
})

it('writes nothing', async () => {
  const [manager] = managers as [Manager]
  const written = tahi.database.glance(contextOf(manager), ({ queries }) =>
    sql`update person set version = version + 1 where id = ${manager.id}`.execute(queries),
  )
  await expect(written).rejects.toThrow(/read-only/)
})

it('fails alone', async () => {
  const answers = await Promise.allSettled(askers.map((manager, index) => ask(manager, index === 7 ? 0 : 1)))
  expect(answers.map(({ status }) => status)).toEqual(
    askers.map((_, index) => (index === 7 ? 'rejected' : 'fulfilled')),
  )
})

it('is asked on one connection, and on another when that one breaks', async () => {
  const connectionsOf = async () => {
    const answers = await Promise.all(askers.map((manager) => ask(manager)))
    return [...new Set(answers.map((answer) => answer?.connection))]
  }
  const [broken, ...more] = await connectionsOf()
  if (!tahi.database.embedded) expect(more).toEqual([])
  await tahi.database.asOwner((queries) =>
    // The embedded database has no other connection.
    sql`select pg_terminate_backend(pid) from pg_stat_activity where pid = ${broken} and pid <> pg_backend_pid()`.execute(
      queries,
    ),
  )
  await vi.waitFor(async () => {
    const [connection, ...others] = await connectionsOf()
    expect(others).toEqual([])
    if (!tahi.database.embedded) expect(connection).not.toBe(broken)
  })
})

it('takes no connection from those who work, nor waits for one of theirs', async () => {
  let giveBack = () => {}
  const given = new Promise<void>((resolve) => {
    giveBack = resolve
  })
  // The embedded database has one connection for everything.
  const working = Array.from({ length: tahi.database.embedded ? 0 : connectionsOfServer }, () =>
    tahi.database.asOwner(async (queries) => {
      await sql`select 1`.execute(queries)
      return given
    }),
  )
  const [manager] = managers as [Manager]
  try {
    expect(await ask(manager)).toMatchObject({ person: manager.id })
  } finally {
    giveBack()
    await Promise.all(working)
  }
})
