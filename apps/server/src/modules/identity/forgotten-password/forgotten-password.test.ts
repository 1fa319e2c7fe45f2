import {
  forgotPassword,
  limits,
  login,
  type Role,
  readCurrentUser,
  resetForgottenPassword,
  texts,
} from '@tahi/contract'
import { sql } from 'kysely'
import { afterEach, beforeAll, describe, expect, it } from 'vitest'
import { server, type TestServer, usualNow } from '../../../../test/fixtures/server.ts'
import { mailsTo, tokenIn, visitorOf } from '../../../../test/fixtures/visitor.ts'
import { untilWaiting } from '../../../../test/fixtures/waiting.ts'
import { hashPassword } from '../passwords.ts'

const chosen = 'a-new-running-stitch'
const later = (minutes: number) => new Date(usualNow.getTime() + minutes * 60_000)

describe('a forgotten password', () => {
  let tahi: TestServer
  let forgotten: string

  beforeAll(async () => {
    tahi = await server()
    forgotten = await hashPassword('stitch-by-stitch')
  })
  afterEach(() => tahi.clock.set(usualNow))

  const addAccount = async (role: Role = 'manager') => {
    const person = await tahi.addPerson(role, await tahi.addBranch())
    await tahi.database.asOwner((queries) =>
      queries
        .updateTable('credential')
        .set({ password_hash: forgotten })
        .where('person_id', '=', person.id)
        .execute(),
    )
    return { ...person, email: `${person.id}@example.com` }
  }
  const forget = (account: string) => tahi.call(null, forgotPassword, { body: { account } })
  const linkTo = async (email: string) => {
    const mail = (await mailsTo(tahi, email)).at(-1)
    if (!mail) throw new Error('Nothing was mailed')
    return tokenIn(mail)
  }
  const reset = (token: string, password = chosen) =>
    tahi.call(null, resetForgottenPassword, { body: { token, password, confirmPassword: password } })
  const signIn = (userId: string, client: 'console' | 'employee' = 'console') =>
    tahi.call(null, login, { body: { userId, password: chosen, client } })

  it('is replaced through a mailed link, without a change at the next sign-in', async () => {
    const [account, other] = [await addAccount(), await addAccount()]
    await tahi.database.asOwner((queries) =>
      sql`update credential set must_change_password = true where person_id = ${account.id}`.execute(queries),
    )
    await forget(account.code.toLowerCase())
    const [mail] = await mailsTo(tahi, account.email)
    expect(mail?.text).toContain(account.code)
    expect(mail?.text).toMatch(/http:\/\/127\.0\.0\.1:3000\/reset-password\?token=[\w-]{43}\n/)
    expect((await reset(await linkTo(account.email))).ok).toEqual({
      success: true,
      msg: texts.forgottenPassword.done,
    })
    expect((await signIn(other.code)).status).toBe(401)
    const { token } = (await signIn(account.code)).ok
    const me = await tahi.call({ ...account, token }, readCurrentUser, {})
    expect(me.ok.data.mustChangePassword).toBe(false)
  })

  it('is asked for by e-mail address too, and by employees', async () => {
    const account = await addAccount('user')
    await forget(account.email.toUpperCase())
    await reset(await linkTo(account.email))
    expect((await signIn(account.code, 'employee')).status).toBe(200)
  })

  it('says the same whoever asks', async () => {
    const account = await addAccount()
    const gone = await addAccount()
    await tahi.database.asOwner((queries) =>
      queries.updateTable('person').set({ active: false }).where('id', '=', gone.id).execute(),
    )
    const answers = [
      await forget(account.code),
      await forget(account.email),
      await forget('nobody'),
      await forget(gone.code),
    ]
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200])
    expect(new Set(answers.map(({ raw }) => raw.toString())).size).toBe(1)
    expect(await mailsTo(tahi, gone.email)).toEqual([])
  })

  it('mails an account five times an hour at most, whatever is typed beyond', async () => {
    const account = await addAccount()
    for (let tries = 0; tries < 7; tries += 1) await forget(tries % 2 ? account.code : account.email)
    expect(await mailsTo(tahi, account.email)).toHaveLength(5)
    await tahi.runJob('forget asked mails')
    await forget(account.code)
    expect(await mailsTo(tahi, account.email)).toHaveLength(5)
  })

  it('is counted apart from registrations, and from what was asked before there was the account', async () => {
    const most = Array.from({ length: limits.askedMailsPerHour })
    const account = await addAccount()
    for (const _ of most) await visitorOf(tahi).register({ email: account.email })
    await forget(account.code)
    expect((await mailsTo(tahi, account.email)).at(-1)?.subject).toBe('Choose a new password')

    const visitor = visitorOf(tahi)
    for (const _ of most) await forget(visitor.email)
    await visitor.register()
    expect((await mailsTo(tahi, visitor.email)).map(({ code }) => code)).toEqual([expect.any(String)])

    const later = await tahi.addPerson('user', await tahi.addBranch())
    await tahi.database.asOwner((queries) =>
      sql`update person_detail set email = ${visitor.email} where person_id = ${later.id}`.execute(queries),
    )
    await forget(visitor.email)
    expect(await mailsTo(tahi, visitor.email)).toHaveLength(2)
  })

  it('is counted without a word of whose it is, or of what else was typed into the field', async () => {
    const account = await addAccount()
    await forget(account.email)
    await forget('stitch-by-stitch')
    const { rows } = await tahi.database.asOwner((queries) =>
      sql<{ kept: string }>`select encode(account, 'escape') as kept from mail_request`.execute(queries),
    )
    expect(rows.length).toBeGreaterThan(1)
    expect(JSON.stringify(rows)).not.toMatch(/example|stitch/)
  })

  it('mails no more to spellings that the database takes for one, nor to many who ask at once', async () => {
    const account = await addAccount()
    const code = `I${account.id.slice(0, 6)}-II`
    await tahi.database.asOwner((queries) =>
      queries.updateTable('person').set({ code }).where('id', '=', account.id).execute(),
    )
    const spellings = [
      code,
      code.toLowerCase(),
      ...['İ', 'İI', 'iİ', 'İi'].map((end) => `İ${code.slice(1, 8)}${end}`),
    ]
    await Promise.all([...spellings, ...spellings, ...spellings].map(forget))
    expect(await mailsTo(tahi, account.email)).toHaveLength(5)
  })

  it('ends every session of the account, and its lock', async () => {
    const account = await addAccount()
    for (let tries = 0; tries < 5; tries += 1) await signIn(account.code)
    expect((await signIn(account.code)).status).toBe(429)
    expect((await tahi.call(account, readCurrentUser, {})).status).toBe(200)
    await forget(account.code)
    await reset(await linkTo(account.email))
    expect((await tahi.call(account, readCurrentUser, {})).failure.code).toBe('session_ended')
    expect((await signIn(account.code)).status).toBe(200)
  })

  it('is replaced once by a link, and with it every other link of the account ends', async () => {
    const account = await addAccount()
    await forget(account.code)
    const first = await linkTo(account.email)
    await forget(account.email)
    const second = await linkTo(account.email)
    expect((await reset(second)).status).toBe(200)
    for (const token of [first, second])
      expect((await reset(token)).failure.msg).toBe(texts.forgottenPassword.used)
  })

  it('is replaced by one of two uses at the same time', async () => {
    const account = await addAccount()
    await forget(account.code)
    const token = await linkTo(account.email)
    const { sent } = await tahi.database.asOwner(async (queries) => {
      await sql`select from password_reset where person_id = ${account.id} for update`.execute(queries)
      const sent = [reset(token), reset(token)]
      await untilWaiting(tahi.database, 2)
      return { sent }
    })
    const both = await Promise.all(sent)
    expect(both.map(({ status }) => status).sort()).toEqual([200, 400])
  })

  it('has an hour', async () => {
    const account = await addAccount()
    await forget(account.code)
    const token = await linkTo(account.email)
    tahi.clock.set(later(60))
    expect((await reset(token)).failure.msg).toBe(texts.forgottenPassword.expired)
    tahi.clock.set(later(59))
    expect((await reset(token)).status).toBe(200)
  })

  it('can say for a month after its link ended that it was used', async () => {
    const account = await addAccount()
    await forget(account.code)
    const token = await linkTo(account.email)
    await reset(token)
    const said = async (minutes: number) => {
      tahi.clock.set(later(minutes))
      await tahi.runJob('forget reset links')
      return (await reset(token)).failure.msg
    }
    const month = 30 * 24 * 60
    expect(await said(month + 60)).toBe(texts.forgottenPassword.used)
    expect(await said(month + 61)).toBe(texts.forgottenPassword.unknown)
  })

  it('is not replaced by a made-up link, nor for a deactivated account', async () => {
    expect((await reset('made-up')).failure.msg).toBe(texts.forgottenPassword.unknown)
    const account = await addAccount()
    await forget(account.code)
    await tahi.database.asOwner((queries) =>
      queries.updateTable('person').set({ active: false }).where('id', '=', account.id).execute(),
    )
    expect((await reset(await linkTo(account.email))).failure.msg).toBe(texts.forgottenPassword.unknown)
  })

  it('is audited, without the password', async () => {
    const account = await addAccount()
    await forget(account.code)
    await reset(await linkTo(account.email))
    const trail = await tahi.database.asOwner((queries) =>
      queries.selectFrom('audit_entry').selectAll().where('entity_id', '=', account.id).execute(),
    )
    expect(trail).toMatchObject([{ action: 'account.reset-forgotten-password', actor_id: account.id }])
    expect(JSON.stringify(trail)).not.toContain(chosen)
  })
})
