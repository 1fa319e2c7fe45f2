import { login, readCompany, readCurrentUser, setUpCompany, texts } from '@tahi/contract'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { startServer, type TestServer } from '../../../test/fixtures/server.ts'
import { isSetUpKey, setUpKeyOf } from './set-up-key.ts'

describe('setting the company up', () => {
  let tahi: TestServer
  let printed: string

  beforeAll(async () => {
    tahi = await startServer()
  })
  beforeEach(async () => {
    await tahi.database.asOwner((queries) =>
      sql`truncate company, person, audit_entry restart identity cascade`.execute(queries),
    )
    // As another server of the company does at its start.
    printed = await setUpKeyOf(tahi.database)
  })
  afterAll(() => tahi.close())

  const answers = {
    companyName: 'Habing Ilog',
    userId: 'GM-001',
    firstName: 'Luz',
    lastName: 'Ramos',
    email: 'luz@habingilog.example',
    password: 'ilog-at-habi-2026',
  }
  const setUp = (key: string, more: Partial<typeof answers> = {}) =>
    tahi.call(null, setUpCompany, { body: { key, ...answers, ...more } })
  const company = async () => (await tahi.call(null, readCompany, {})).ok.data

  it('makes the first General Manager, who signs in and need not change the password', async () => {
    expect(await company()).toMatchObject({ demo: false, needsSetup: true })
    expect((await setUp(printed)).ok).toEqual({ success: true, msg: 'Success' })
    expect(await company()).toMatchObject({ name: 'Habing Ilog', demo: false, needsSetup: false })

    const { userId, password } = answers
    const { token, _id: id } = (await tahi.call(null, login, { body: { userId, password } })).ok
    const admin = { id, code: userId, role: 'admin' as const, branchId: null, token }
    const { data } = (await tahi.call(admin, readCurrentUser, {})).ok
    expect(data).toMatchObject({ firstName: 'Luz', role: 'admin', mustChangePassword: false })

    const trail = await tahi.database.asOwner((queries) =>
      queries.selectFrom('audit_entry').select(['action', 'actor_id', 'actor_name']).execute(),
    )
    expect(trail).toEqual([{ action: 'company.set-up', actor_id: id, actor_name: 'Luz Ramos' }])
  })

  it('is refused without the key and with a wrong one, and writes nothing', async () => {
    expect((await setUp('')).status).toBe(400)
    const wrong = await setUp(`${printed.slice(1)}-`)
    expect([wrong.status, wrong.failure.msg]).toEqual([403, texts.setUp.wrongKey])
    expect((await setUp(`${printed} `)).status).toBe(403)
    expect((await setUp(printed, { userId: 'GM-Ramos-01', password: 'gmramos01!' })).failure.errors).toEqual([
      { path: 'password', msg: texts.signIn.ownPasswordProblem.userId },
    ])
    expect(await company()).toMatchObject({ needsSetup: true })
  })

  it('happens once, with whatever key it is tried again', async () => {
    expect((await setUp(printed)).status).toBe(200)
    const again = await setUp(printed, { userId: 'GM-002', email: 'two@habingilog.example' })
    expect([again.status, again.failure.msg]).toEqual([409, texts.setUp.done])
    expect((await setUp('wrong')).failure.msg).toBe(texts.setUp.done)
  })

  it('needs another key once it has happened, also where no General Manager is left', async () => {
    expect(printed).toMatch(/^[\w-]{24}$/)
    expect(await setUpKeyOf(tahi.database)).toBe(printed)
    expect((await setUp(printed)).status).toBe(200)
    await tahi.database.asOwner((queries) => queries.updateTable('person').set({ active: false }).execute())
    expect((await setUp(printed)).failure.msg).toBe(texts.setUp.wrongKey)
  })

  it('happens once also when two try at the same time', async () => {
    const both = await Promise.all([
      setUp(printed),
      setUp(printed, { userId: 'GM-002', email: 'two@habingilog.example', companyName: 'Second' }),
    ])
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409])
    expect(both.find(({ status }) => status === 409)?.failure.msg).toBe(texts.setUp.done)
    const admins = await tahi.database.asOwner((queries) =>
      queries.selectFrom('person').select('id').execute(),
    )
    expect(admins).toHaveLength(1)
  })

  it('says which of user ID and e-mail address is taken', async () => {
    const branch = await tahi.addBranch()
    const manager = await tahi.addPerson('manager', branch, { code: 'GM-001' })
    expect((await setUp(printed)).failure).toMatchObject({
      code: 'conflict',
      msg: expect.stringContaining('user ID'),
    })
    const email = await setUp(printed, { userId: 'GM-002', email: `${manager.id}@example.com` })
    expect(email.failure).toMatchObject({ code: 'conflict', msg: expect.stringContaining('e-mail') })
    expect(await company()).toMatchObject({ name: 'Tahi', needsSetup: true })
  })
})

it('a key matches itself alone', () => {
  const key = 'a-key-of-one-company'
  expect(isSetUpKey(key, key)).toBe(true)
  expect(isSetUpKey(key, key.slice(1))).toBe(false)
  expect(isSetUpKey(key, '')).toBe(false)
})
