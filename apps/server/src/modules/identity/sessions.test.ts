import { sql } from 'kysely'
import { beforeAll, expect, it } from 'vitest'
import { outrun } from '../../../test/fixtures/outrun.ts'
import { server, type TestServer, usualNow } from '../../../test/fixtures/server.ts'
import { Sessions } from './sessions.ts'

let tahi: TestServer

beforeAll(async () => {
  tahi = await server()
})

it('does not believe what was looked up before it was to forget', async () => {
  const sewer = await tahi.addPerson('user', await tahi.addBranch())
  let open = () => {}
  const gate = new Promise<void>((resolve) => {
    open = resolve
  })
  let lookUps = 0
  const slow: typeof tahi.database = {
    ...tahi.database,
    async singly(run) {
      const found = await tahi.database.singly(run)
      lookUps++
      if (lookUps === 1) await gate
      return found
    },
  }
  const sessions = new Sessions(slow, { now: () => usualNow })
  const first = sessions.authenticate(sewer.token, 'attended')
  await expect.poll(() => lookUps).toBe(1)
  await tahi.database.asOwner((queries) =>
    queries.updateTable('session').set({ ended_at: usualNow }).where('person_id', '=', sewer.id).execute(),
  )
  sessions.forget(sewer.id)
  open()
  await first
  expect(await sessions.authenticate(sewer.token, 'attended')).toBeNull()
})

it('believes no longer when the clock is set back', async () => {
  const sewer = await tahi.addPerson('user', await tahi.addBranch())
  let now = usualNow
  const sessions = new Sessions(tahi.database, { now: () => now })
  expect(await sessions.authenticate(sewer.token, 'attended')).not.toBeNull()
  // As another server would.
  await tahi.database.asOwner((queries) =>
    queries.updateTable('session').set({ ended_at: usualNow }).where('person_id', '=', sewer.id).execute(),
  )
  now = new Date(usualNow.getTime() - 2 * 3_600_000)
  expect(await sessions.authenticate(sewer.token, 'attended')).toBeNull()
})

it('looks up ahead who goes on asking, so that nobody waits for it', async () => {
  const sewer = await tahi.addPerson('user', await tahi.addBranch())
  let now = usualNow
  const later = (ms: number) => new Date(usualNow.getTime() + ms)
  let lookUps = 0
  let answer = async () => {}
  const watched: typeof tahi.database = {
    ...tahi.database,
    async singly(run) {
      lookUps++
      await answer()
      return tahi.database.singly(run)
    },
  }
  const sessions = new Sessions(watched, { now: () => now })
  const asked = () => sessions.authenticate(sewer.token, 'attended')
  await asked()
  now = later(499)
  await asked()
  expect(lookUps).toBe(1)

  let open = () => {}
  const gate = new Promise<void>((resolve) => {
    open = resolve
  })
  answer = () => gate
  now = later(600)
  expect(await asked()).not.toBeNull()
  expect(await asked()).not.toBeNull()
  await expect.poll(() => lookUps).toBe(2)
  await tahi.database.asOwner((queries) =>
    queries.updateTable('session').set({ ended_at: usualNow }).where('person_id', '=', sewer.id).execute(),
  )
  open()
  await expect.poll(asked).toBeNull()
  expect(lookUps).toBe(2)
})

it('goes on believing for its second when looking up ahead fails, and says why after it', async () => {
  const sewer = await tahi.addPerson('user', await tahi.addBranch())
  let now = usualNow
  let ended = false
  const failing: typeof tahi.database = {
    ...tahi.database,
    singly: (run) => (ended ? Promise.reject(new Error('no database')) : tahi.database.singly(run)),
  }
  const sessions = new Sessions(failing, { now: () => now })
  const asked = () => sessions.authenticate(sewer.token, 'attended')
  await asked()
  ended = true
  now = new Date(usualNow.getTime() + 999)
  expect(await asked()).not.toBeNull()
  now = new Date(usualNow.getTime() + 1_000)
  await expect(asked()).rejects.toThrow('no database')
})

it('holds for its 12 hours from the last use, which is noted every 5 minutes', async () => {
  const clerk = await tahi.addPerson('manager', await tahi.addBranch())
  let now = usualNow
  const sessions = new Sessions(tahi.database, { now: () => now })
  const used = (minutes: number) => {
    now = new Date(usualNow.getTime() + minutes * 60_000)
    return sessions.authenticate(clerk.token, 'attended')
  }
  expect(await used(4)).not.toBeNull()
  expect(await used(12 * 60 + 3)).not.toBeNull()
  expect(await used(2 * (12 * 60 + 3) + 5)).toBeNull()
})

it('notes no use that another server noted in the same moment, and keeps the one before', async () => {
  const sewer = await tahi.addPerson('user', await tahi.addBranch())
  const now = new Date(usualNow.getTime() + 3_600_000)
  const noted = { last_used_at: now, used_before_at: usualNow }
  const outrunBy = outrun(tahi.database, (queries) =>
    queries.updateTable('session').set(noted).where('person_id', '=', sewer.id).execute(),
  )
  expect(
    await new Sessions(outrunBy, { now: () => now }).authenticate(sewer.token, 'attended'),
  ).not.toBeNull()
  const { rows } = await tahi.database.asOwner((queries) =>
    sql`select last_used_at, used_before_at from session where person_id = ${sewer.id}`.execute(queries),
  )
  expect(rows).toEqual([noted])
})

it('waits for no transaction that writes a session, and notes its use later', async () => {
  const clerk = await tahi.addPerson('manager', await tahi.addBranch())
  const now = new Date(usualNow.getTime() + 3_600_000)
  const used = () => new Sessions(tahi.database, { now: () => now }).authenticate(clerk.token, 'attended')
  const lastUse = async () => {
    const { rows } = await tahi.database.asOwner((queries) =>
      sql<{ at: Date }>`select last_used_at as at from session where person_id = ${clerk.id}`.execute(
        queries,
      ),
    )
    return rows[0]?.at
  }
  // The embedded database has no second transaction.
  if (!tahi.database.embedded) {
    await tahi.database.asOwner(async (queries) => {
      await sql`update session set ended_at = ${now} where person_id = ${clerk.id}`.execute(queries)
      expect(await used()).not.toBeNull()
      await sql`update session set ended_at = null where person_id = ${clerk.id}`.execute(queries)
    })
    expect(await lastUse()).toEqual(usualNow)
  }
  await used()
  expect(await lastUse()).toEqual(now)
})
