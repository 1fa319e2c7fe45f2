import { randomUUID } from 'node:crypto'
import { changePassword, texts } from '@tahi/contract'
import { sql } from 'kysely'
import { afterEach, beforeAll, describe, expect, it } from 'vitest'
import { accountPassword, addAccount, signIn } from '../../../test/fixtures/account.ts'
import { type Person, server, type TestServer, usualNow } from '../../../test/fixtures/server.ts'
import { visitorOf } from '../../../test/fixtures/visitor.ts'

const minutes = (count: number) => new Date(usualNow.getTime() + count * 60_000)

describe('the lock of a change of password', () => {
  let tahi: TestServer

  beforeAll(async () => {
    tahi = await server()
  })
  afterEach(() => tahi.clock.set(usualNow))

  const change = (person: Person, currentPassword: string) =>
    tahi.call(person, changePassword, { body: { currentPassword, newPassword: 'needle-and-thread' } })

  it('holds after 5 wrong ones for 15 minutes, and leaves the sign-in alone', async () => {
    const person = await addAccount(tahi, 'manager')
    const guesses = await Promise.all(Array.from({ length: 8 }, () => change(person, 'not it')))
    expect(guesses.map(({ status }) => status).sort()).toEqual([400, 400, 400, 400, 400, 429, 429, 429])
    const { status, failure } = await change(person, accountPassword)
    expect([status, failure.msg]).toEqual([429, texts.signIn.changeLocked])
    expect((await signIn(tahi, person.code)).status).toBe(200)
    tahi.clock.set(minutes(15))
    expect((await change(person, accountPassword)).status).toBe(200)
  })

  it('counts none before a right one', async () => {
    const person = await addAccount(tahi, 'manager')
    const same = () =>
      tahi.call(person, changePassword, {
        body: { currentPassword: accountPassword, newPassword: accountPassword },
      })
    for (let rounds = 0; rounds < 2; rounds += 1) {
      for (let tries = 0; tries < 4; tries += 1) expect((await change(person, 'not it')).status).toBe(400)
      expect((await same()).failure.msg).toBe(texts.signIn.samePassword)
    }
  })
})

describe('the lock of an account', () => {
  let tahi: TestServer

  beforeAll(async () => {
    tahi = await server()
  })
  afterEach(() => tahi.clock.set(usualNow))

  const fail = async (userId: string, times: number) => {
    for (let tries = 0; tries < times; tries += 1)
      expect((await signIn(tahi, userId, 'not it')).status).toBe(401)
  }
  const kept = async () => {
    const { rows } = await tahi.database.asOwner((queries) =>
      sql<{ row: string }>`
        select sign_in_failure::text || encode(account, 'escape') as row from sign_in_failure`.execute(
        queries,
      ),
    )
    return rows.map(({ row }) => row)
  }

  it('holds for 15 minutes after 5 failures within 15', async () => {
    const { code } = await addAccount(tahi, 'manager')
    for (let tries = 0; tries < 5; tries += 1) {
      tahi.clock.set(minutes(tries))
      await fail(code, 1)
    }
    expect((await signIn(tahi, code)).status).toBe(429)
    tahi.clock.set(minutes(4 + 14))
    expect((await signIn(tahi, code)).failure.msg).toBe(texts.signIn.locked)
    tahi.clock.set(minutes(4 + 15))
    expect((await signIn(tahi, code)).status).toBe(200)
  })

  it('does not hold on when a clock that ran ahead is set right', async () => {
    const { code } = await addAccount(tahi, 'manager')
    tahi.clock.set(minutes(3 * 24 * 60))
    await fail(code, 5)
    expect((await signIn(tahi, code)).status).toBe(429)
    tahi.clock.set(usualNow)
    expect((await signIn(tahi, code)).status).toBe(200)
    await fail(code, 5)
    expect((await signIn(tahi, code)).status).toBe(429)
  })

  it('does not come of failures that lie further apart', async () => {
    const { code } = await addAccount(tahi, 'manager')
    for (let tries = 0; tries < 5; tries += 1) {
      tahi.clock.set(minutes(tries * 5))
      await fail(code, 1)
    }
    expect((await signIn(tahi, code)).status).toBe(200)
  })

  it.each(['known', 'unknown'])(
    'lets five of many tries at once be judged, of an %s account',
    async (known) => {
      const code = known === 'known' ? (await addAccount(tahi, 'manager')).code : `nobody-${randomUUID()}`
      const spelled = (place: number) => (place % 2 ? code : code.toUpperCase())
      const answers = await Promise.all(
        Array.from({ length: 45 }, (_, place) => signIn(tahi, spelled(place), 'not it')),
      )
      const statuses = answers.map(({ status }) => status)
      expect(statuses.filter((status) => status === 401)).toHaveLength(5)
      expect(statuses.filter((status) => status === 429)).toHaveLength(40)
      expect((await signIn(tahi, code)).status).toBe(429)
    },
  )

  it('lets the right password in after four failures, which begin anew then', async () => {
    const { code } = await addAccount(tahi, 'manager')
    for (let rounds = 0; rounds < 2; rounds += 1) {
      await fail(code, 4)
      expect((await signIn(tahi, code)).status).toBe(200)
    }
    await fail(code, 5)
    expect((await signIn(tahi, code)).status).toBe(429)
  })

  it('is not lifted by the right password of another account', async () => {
    const [{ code }, other] = [await addAccount(tahi, 'manager'), await addAccount(tahi, 'manager')]
    await fail(code, 5)
    expect((await signIn(tahi, other.code)).status).toBe(200)
    expect((await signIn(tahi, code)).status).toBe(429)
  })

  it('counts no right password that is refused for another reason', async () => {
    const gone = await addAccount(tahi, 'manager', { active: false })
    const sewer = await addAccount(tahi, 'user')
    for (const { code } of [gone, sewer])
      for (let tries = 0; tries < 6; tries += 1) expect((await signIn(tahi, code)).status).toBe(403)
  })

  it('counts no password of an account that waits, which takes nothing else back either', async () => {
    const { code } = await addAccount(tahi, 'manager')
    const password = 'needle-and-thread'
    const waiting = { userId: code, password, confirmPassword: password }
    await visitorOf(tahi).waitForApproval(await tahi.addPerson('admin'), waiting)
    await fail(code, 4)
    for (let tries = 0; tries < 6; tries += 1)
      expect((await signIn(tahi, code, password)).failure.msg).toBe(texts.registration.waits)
    await fail(code, 1)
    expect((await signIn(tahi, code, password)).status).toBe(429)
  })

  it('keeps nothing in clear of what was typed', async () => {
    const typed = `a-password-${randomUUID()}`
    const before = (await kept()).length
    await fail(typed, 1)
    const rows = await kept()
    expect(rows).toHaveLength(before + 1)
    expect(rows.join()).not.toContain(typed)
  })

  it('is forgotten by night when nothing is locked any more', async () => {
    const code = `nobody-${randomUUID()}`
    const before = await kept()
    await fail(code, 5)
    const own = (await kept()).filter((row) => !before.includes(row))
    expect(own).toHaveLength(5)
    const left = async (after: number) => {
      tahi.clock.set(minutes(after))
      await tahi.runJob('forget failed sign-ins')
      return (await kept()).filter((row) => own.includes(row))
    }
    expect(await left(14)).toHaveLength(5)
    expect((await signIn(tahi, code)).status).toBe(429)
    expect(await left(30)).toEqual([])
  })
})
