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
  // On another server.
  await tahi.database.asOwner((queries) =>
    queries.updateTable('session').set({ ended_at: usualNow }).where('person_id', '=', sewer.id).execute(),
  )
  now = new Date(usualNow.getTime() - 2 * 3_600_000)
  expect(await sessions.authenticate(sewer.token, 'attended')).toBeNull()
})
