import { sql } from 'kysely'
import { beforeAll, expect, it } from 'vitest'
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
  const outrun: typeof tahi.database = {
    ...tahi.database,
    singly: (run) =>
      tahi.database.singly((queries) => {
        const unnoted = queries
          .updateTable('session')
          .where('person_id', '=', sewer.id)
          .where('used_before_at', 'is', null)
        return run(
          queries.withPlugin({
            transformQuery: ({ node }) => node,
            async transformResult({ result }) {
              await unnoted.set(noted).execute()
              return result
            },
          }),
        )
      }),
  }
  expect(await new Sessions(outrun, { now: () => now }).authenticate(sewer.token, 'attended')).not.toBeNull()
  const { rows } = await tahi.database.asOwner((queries) =>
    sql`select last_used_at, used_before_at from session where person_id = ${sewer.id}`.execute(queries),
  )
  expect(rows).toEqual([noted])
})
