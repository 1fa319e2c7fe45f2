import { randomUUID } from 'node:crypto'
import {
  addPushDevice,
  changePassword,
  forgotPassword,
  limits,
  resetForgottenPassword,
  resetPassword,
  texts,
  updatePerson,
} from '@tahi/contract'
import { sql } from 'kysely'
import { afterEach, beforeAll, describe, expect, it } from 'vitest'
import { accountPassword, addAccount, signIn } from '../../../test/fixtures/account.ts'
import { trailOf } from '../../../test/fixtures/audit-trail.ts'
import {
  minutesLater,
  type Person,
  server,
  type TestServer,
  usualNow,
} from '../../../test/fixtures/server.ts'
import { mailsTo, tokenIn } from '../../../test/fixtures/visitor.ts'

const chosen = 'needle-and-thread'

let tahi: TestServer
let admin: Person

beforeAll(async () => {
  tahi = await server()
  admin = await tahi.addPerson('admin')
})

const linkOf = async ({ id, code }: Person) => {
  await tahi.call(null, forgotPassword, { body: { account: code } })
  const mail = (await mailsTo(tahi, `${id}@example.com`)).at(-1)
  if (!mail) throw new Error('Nothing was mailed')
  return tokenIn(mail)
}
const reset = (token: string, password = chosen) =>
  tahi.call(null, resetForgottenPassword, { body: { token, password, confirmPassword: password } })
const allowPush = async (as: Person) => {
  const endpoint = `https://push.example.com/${randomUUID()}`
  const keys = { p256dh: 'A'.repeat(87), auth: 'A'.repeat(22) }
  await tahi.call(as, addPushDevice, { body: { endpoint, keys, name: 'Chrome on Android' } })
  return endpoint
}
const pushed = ({ id }: Person) =>
  tahi.database.asOwner(async (queries) => {
    const { rows } = await sql<{ endpoint: string }>`
      select endpoint from push_device where person_id = ${id}`.execute(queries)
    return rows.map(({ endpoint }) => endpoint)
  })
const change = (as: Person, more = {}) =>
  tahi.call(as, changePassword, {
    body: { currentPassword: accountPassword, newPassword: chosen, ...more },
  })

it.each([
  ['a change', (person: Person) => change(person)],
  ['a mailed link', async (person: Person) => reset(await linkOf(person))],
  ['HR', ({ id }: Person) => tahi.call(admin, resetPassword, { body: { _id: id } })],
  [
    'a deactivation that is taken back',
    async ({ id }: Person) => {
      await tahi.call(admin, updatePerson, { body: { _id: id, status: false } })
      return tahi.call(admin, updatePerson, { body: { _id: id, status: true } })
    },
  ],
])('links mailed before and pushes to every device end with %s', async (_, end) => {
  const [sewer, colleague] = [await addAccount(tahi, 'user'), await addAccount(tahi, 'user')]
  await tahi.call(admin, updatePerson, { body: { _id: sewer.id, birthday: '1991-02-03' } })
  const former = await linkOf(sewer)
  const others = await linkOf(colleague)
  for (const person of [sewer, sewer, colleague]) await allowPush(person)
  expect((await end(sewer)).status).toBe(200)
  expect((await reset(former)).failure.msg).toBe(texts.forgottenPassword.used)
  expect(await pushed(sewer)).toEqual([])
  expect(await pushed(colleague)).toHaveLength(1)
  expect((await reset(others)).status).toBe(200)
})

it('who changes the password keeps the pushes to the browser that says which it is', async () => {
  const sewer = await addAccount(tahi, 'user')
  const here = await allowPush(sewer)
  await allowPush(sewer)
  expect((await change(sewer, { pushEndpoint: here })).status).toBe(200)
  expect(await pushed(sewer)).toEqual([here])
})

it('a change is told by the audit trail, without either password', async () => {
  const sewer = await addAccount(tahi, 'user')
  expect((await change(sewer, { currentPassword: 'not-this-one' })).status).toBe(400)
  expect((await change(sewer)).status).toBe(200)
  const { id, branchId } = sewer
  const entry = { action: 'account.change-password', actor: id, branchId, before: null, after: null }
  expect(await trailOf(tahi, id)).toEqual([entry])
})

it.each([
  ['the birthday', () => '03.02.1991', 'birthday'],
  ['the user ID', ({ code }: Person) => `${code}!`, 'userId'],
  ['blanks', () => ' '.repeat(10), 'repeated'],
  ['digits in a row', () => '1234567890', 'run'],
  ['what many choose', () => 'Password-2026', 'common'],
] as const)(
  '%s cannot be chosen, neither by a change nor by a link, which then still works',
  async (_, passwordOf, problem) => {
    const sewer = await addAccount(tahi, 'user')
    await tahi.call(admin, updatePerson, { body: { _id: sewer.id, birthday: '1991-02-03' } })
    const [password, msg] = [passwordOf(sewer), texts.signIn.ownPasswordProblem[problem]]
    expect((await change(sewer, { newPassword: password })).failure.errors).toEqual([
      { path: 'newPassword', msg },
    ])
    const link = await linkOf(sewer)
    expect((await reset(link, password)).failure.errors).toEqual([{ path: 'password', msg }])
    expect((await reset(link)).status).toBe(200)
  },
)

it('of two changes from the same password one counts', async () => {
  const sewer = await addAccount(tahi, 'user')
  const answers = await Promise.all([change(sewer), change(sewer, { newPassword: 'another-stitch' })])
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 400])
})

describe('a change whose reply was lost', () => {
  const repeat = (as: Person) =>
    tahi.call(as, changePassword, { body: { currentPassword: accountPassword, newPassword: chosen } })
  const guess = (as: Person) =>
    tahi.call(as, changePassword, { body: { currentPassword: accountPassword, newPassword: 'not-this-one' } })

  afterEach(() => tahi.clock.set(usualNow))

  it('can be repeated, which changes nothing and is no wrong try', async () => {
    const sewer = await addAccount(tahi, 'user', { mustChange: true })
    tahi.clock.set(minutesLater(1))
    expect((await change(sewer)).status).toBe(200)
    for (let times = 0; times < limits.failedSignIns + 1; times += 1)
      expect((await repeat(sewer)).status).toBe(200)
    expect((await signIn(tahi, sewer.code, chosen, 'employee')).status).toBe(200)
    expect(await trailOf(tahi, sewer.id)).toHaveLength(1)
    expect((await guess(sewer)).failure.errors).toEqual([
      { path: 'currentPassword', msg: texts.signIn.wrongPresentPassword },
    ])
  })

  it('can be repeated while it is still under way', async () => {
    const sewer = await addAccount(tahi, 'user')
    tahi.clock.set(minutesLater(1))
    const answers = await Promise.all([change(sewer), change(sewer), change(sewer)])
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200])
    expect(await trailOf(tahi, sewer.id)).toHaveLength(1)
  })

  it('cannot be repeated by another session, nor past the lock', async () => {
    const sewer = await addAccount(tahi, 'user')
    tahi.clock.set(minutesLater(1))
    expect((await change(sewer)).status).toBe(200)
    tahi.clock.set(minutesLater(2))
    const { ok } = await signIn(tahi, sewer.code, chosen, 'employee')
    const other = { ...sewer, token: ok.token }
    expect((await repeat(other)).status).toBe(400)
    for (let times = 1; times < limits.failedSignIns; times += 1)
      expect((await guess(other)).status).toBe(400)
    expect((await repeat(sewer)).status).toBe(429)
  })
})

it('a link and a change that are used at once wait for each other in one order', async () => {
  const sewers = await Promise.all(Array.from({ length: 5 }, () => addAccount(tahi, 'user')))
  for (const sewer of sewers) {
    const link = await linkOf(sewer)
    const [byLink, byChange] = await Promise.all([reset(link), change(sewer)])
    expect([200, 400]).toContain(byLink.status)
    expect([200, 400, 401]).toContain(byChange.status)
  }
})
