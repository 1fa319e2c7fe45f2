import { activate, limits, texts } from '@tahi/contract'
import { sql } from 'kysely'
import { expect, it } from 'vitest'
import { server } from '../../../../test/fixtures/server.ts'
import { visitorOf } from '../../../../test/fixtures/visitor.ts'

it('are so many at most: the right code is refused beyond, and holds', async () => {
  const tahi = await server()
  const verify = async () => tahi.call(null, activate, { body: await visitor.mailed() })
  const visitor = visitorOf(tahi)
  await visitor.register()
  const fill = sql`
    insert into registration (id, code, email, role, password_hash, link_ends_at, created_at, state, verified_at)
    select gen_random_uuid(), 'crowd-' || number, number || '@crowd.example', 'user', '-', now(), now(), 'waiting', now()
    from generate_series(1, ${limits.waitingAccounts}
      - (select count(*) from registration where state = 'waiting')::integer) as number`
  await tahi.database.asOwner((queries) => fill.execute(queries))
  const full = await verify()
  await tahi.database.asOwner((queries) =>
    queries.deleteFrom('registration').where('code', 'like', 'crowd-%').execute(),
  )
  expect([full.status, full.failure.msg]).toEqual([409, texts.registration.tooManyWait])
  expect((await verify()).status).toBe(200)
})
