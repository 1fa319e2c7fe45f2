import { activate, limits, login, register, texts } from '@tahi/contract'
import { SignJWT } from 'jose'
import { sql } from 'kysely'
import { afterEach, beforeAll, describe, expect, it } from 'vitest'
import { server, type TestServer, usualNow } from '../../../../test/fixtures/server.ts'
import { mailsTo, visitorOf } from '../../../../test/fixtures/visitor.ts'
import { hashPassword } from '../passwords.ts'

const later = (minutes: number) => new Date(usualNow.getTime() + minutes * 60_000)
const day = 24 * 60

describe('registration', () => {
  let tahi: TestServer

  beforeAll(async () => {
    tahi = await server()
  })
  afterEach(() => tahi.clock.set(usualNow))

  const verify = (activation_token: string, code: string) =>
    tahi.call(null, activate, { body: { activation_token, code } })
  const signIn = (userId: string, password: string) => tahi.call(null, login, { body: { userId, password } })
  const stored = (email: string) =>
    tahi.database.asOwner((queries) =>
      queries
        .selectFrom('registration')
        .selectAll()
        .where(sql`lower(email)`, '=', email.toLowerCase())
        .execute(),
    )

  it('answers in the words of C8 and grants nothing', async () => {
    const visitor = visitorOf(tahi)
    expect((await visitor.register()).ok).toEqual({
      success: true,
      msg: 'Please Check your email fo activation',
    })
    expect((await signIn(visitor.userId, visitor.password)).failure.msg).toBe(texts.signIn.wrong)
    const people = await tahi.database.asOwner((queries) =>
      queries.selectFrom('person').select('id').where('code', '=', visitor.userId).execute(),
    )
    expect(people).toEqual([])
  })

  it('mails a code of four characters and a link to the activation screen', async () => {
    const visitor = visitorOf(tahi)
    await visitor.register({ role: 'act' })
    const [mail, ...others] = await mailsTo(tahi, visitor.email)
    expect(others).toEqual([])
    expect(mail?.code).toMatch(/^[A-Z\d]{4}$/)
    expect(mail?.text).toContain(mail?.code)
    expect(mail?.text).toContain(`${visitor.userId}, Accountant`)
    expect(mail?.text).toMatch(/http:\/\/127\.0\.0\.1:3000\/activate\?token=[\w-]+\.[\w-]+\.[\w-]+\n/)
  })

  it('keeps neither the password nor the code', async () => {
    const visitor = visitorOf(tahi)
    await visitor.register()
    const { code, activation_token } = await visitor.mailed()
    const row = JSON.stringify(await stored(visitor.email))
    for (const secret of [visitor.password, activation_token]) expect(row).not.toContain(secret)
    expect(Buffer.from((await stored(visitor.email))[0]?.code_digest ?? []).toString()).not.toContain(code)
    expect((await stored(visitor.email))[0]?.password_hash).toMatch(/^\$argon2id\$/)
  })

  it('is verified by the code in any case, and then waits for approval', async () => {
    const visitor = visitorOf(tahi)
    await visitor.register()
    const { activation_token, code } = await visitor.mailed()
    expect((await verify(activation_token, code.toLowerCase())).ok).toEqual({
      success: true,
      msg: 'Account Successfully Verified',
    })
    const right = await signIn(visitor.userId.toLowerCase(), visitor.password)
    expect([right.status, right.failure.msg]).toEqual([403, texts.registration.waits])
    const wrong = await signIn(visitor.userId, 'not it at all')
    expect([wrong.status, wrong.failure.msg]).toEqual([401, texts.signIn.wrong])
  })

  it('says of a used link that it was used', async () => {
    const visitor = visitorOf(tahi)
    await visitor.register()
    const { activation_token, code } = await visitor.mailed()
    await verify(activation_token, code)
    const again = await verify(activation_token, code)
    expect([again.status, again.failure.msg]).toEqual([409, texts.registration.used])
  })

  it.each(['', 'x', 'a.b.c', 'eyJhbGciOiJub25lIn0.eyJzdWIiOiJ4In0.'])(
    "answers 'jwt malformed' to the token %j",
    async (token) => {
      const answer = await verify(token, 'AB3D')
      expect([answer.status, answer.failure.msg]).toEqual([400, 'jwt malformed'])
    },
  )

  it("answers 'jwt malformed' to a token that somebody else signed", async () => {
    const [{ id } = { id: '' }] = await (async () => {
      const visitor = visitorOf(tahi)
      await visitor.register()
      return stored(visitor.email)
    })()
    const forged = await new SignJWT()
      .setProtectedHeader({ alg: 'HS256' })
      .setSubject(id)
      .setAudience('activation')
      .setExpirationTime(later(60))
      .sign(new Uint8Array(32))
    expect((await verify(forged, 'AB3D')).failure.msg).toBe('jwt malformed')
  })

  it('holds for 24 hours', async () => {
    const visitor = visitorOf(tahi)
    await visitor.register()
    const { activation_token, code } = await visitor.mailed()
    tahi.clock.set(later(day))
    expect((await verify(activation_token, code)).failure.msg).toBe(texts.registration.expired)
    tahi.clock.set(later(day - 1))
    expect((await verify(activation_token, code)).status).toBe(200)
  })

  it('ends with the fifth wrong code, also for the right one', async () => {
    const visitor = visitorOf(tahi)
    await visitor.register()
    const { activation_token, code } = await visitor.mailed()
    const answers: string[] = []
    // No code contains '0'.
    for (let tries = 0; tries < limits.wrongActivationCodes; tries += 1)
      answers.push((await verify(activation_token, '0000')).failure.msg)
    expect(answers).toEqual([...[4, 3, 2, 1].map(texts.registration.wrongCode), texts.registration.ended])
    const right = await verify(activation_token, code)
    expect([right.status, right.failure.msg]).toEqual([400, texts.registration.ended])
  })

  it('counts wrong codes that come at once', async () => {
    const visitor = visitorOf(tahi)
    await visitor.register()
    const { activation_token } = await visitor.mailed()
    const answers = await Promise.all(Array.from({ length: 8 }, () => verify(activation_token, '0000')))
    const ended = answers.filter(({ failure }) => failure.msg === texts.registration.ended)
    expect(ended).toHaveLength(4)
  })

  it('takes the first of several for one address that is verified, and drops the others', async () => {
    const visitor = visitorOf(tahi)
    await visitor.register({ userId: `${visitor.userId}.a` })
    const first = await visitor.mailed()
    await visitor.register({ userId: `${visitor.userId}.b` })
    const second = await visitor.mailed()
    expect(await stored(visitor.email)).toHaveLength(2)
    await verify(second.activation_token, second.code)
    expect((await stored(visitor.email)).map(({ code }) => code)).toEqual([`${visitor.userId}.b`])
    const late = await verify(first.activation_token, first.code)
    expect([late.status, late.failure.msg]).toEqual([400, texts.registration.replaced])
  })

  describe('of somebody who is known', () => {
    it('answers the same for a known address, tells its owner and stores nothing', async () => {
      const person = await tahi.addPerson('manager', await tahi.addBranch())
      const known = `${person.id}@EXAMPLE.com`
      const answers = [await visitorOf(tahi).register({ email: known }), await visitorOf(tahi).register()]
      expect(answers[0]?.raw).toEqual(answers[1]?.raw)
      expect(answers.map(({ status }) => status)).toEqual([200, 200])
      expect(await stored(known)).toEqual([])
      const mails = await mailsTo(tahi, known)
      expect(mails).toMatchObject([{ subject: 'You have an account already', code: null }])
      expect(mails[0]?.text).toContain(person.code)
    })

    it('tells who left that the account was deactivated, not to sign in with it', async () => {
      const person = await tahi.addPerson('user', await tahi.addBranch())
      await tahi.database.asOwner((queries) =>
        queries.updateTable('person').set({ active: false }).where('id', '=', person.id).execute(),
      )
      const left = `${person.id}@example.com`
      await visitorOf(tahi).register({ email: left })
      expect(await stored(left)).toEqual([])
      const mails = await mailsTo(tahi, left)
      expect(mails).toMatchObject([{ subject: 'Your account was deactivated', code: null }])
      expect(mails[0]?.text).toContain(person.code)
    })

    it('answers the same for a known user ID, tells its owner, and lets whoever approves decide', async () => {
      const person = await tahi.addPerson('manager', await tahi.addBranch())
      const visitor = visitorOf(tahi)
      const answer = await visitor.register({ userId: person.code })
      expect(answer.raw).toEqual((await visitorOf(tahi).register()).raw)
      expect(await mailsTo(tahi, `${person.id}@example.com`)).toMatchObject([
        { subject: 'Somebody registers with your user ID' },
      ])
      const { activation_token, code } = await visitor.mailed()
      expect((await verify(activation_token, code)).status).toBe(200)
      const password_hash = await hashPassword('thread-by-thread')
      await tahi.database.asOwner((queries) =>
        queries.updateTable('credential').set({ password_hash }).where('person_id', '=', person.id).execute(),
      )
      // The sign-in keeps the two apart as well.
      expect((await signIn(person.code, visitor.password)).failure.msg).toBe(texts.registration.waits)
      expect((await signIn(person.code, 'thread-by-thread')).ok._id).toBe(person.id)
    })

    it('does not fill the mailbox of a user ID’s owner from ever other addresses', async () => {
      const person = await tahi.addPerson('manager', await tahi.addBranch())
      for (let tries = 0; tries < limits.askedMailsPerHour + 2; tries += 1) {
        const visitor = visitorOf(tahi)
        await visitor.register({ userId: person.code })
        expect(await stored(visitor.email)).toHaveLength(1)
      }
      expect(await mailsTo(tahi, `${person.id}@example.com`)).toHaveLength(limits.askedMailsPerHour)
    })

    it('cannot replace an account that waits', async () => {
      const visitor = visitorOf(tahi)
      await visitor.register()
      const { activation_token, code } = await visitor.mailed()
      await verify(activation_token, code)
      await visitor.register({ password: 'another-password', confirmPassword: 'another-password' })
      expect(await stored(visitor.email)).toHaveLength(1)
      expect((await mailsTo(tahi, visitor.email)).at(-1)?.subject).toBe('Your account waits for approval')
      expect((await signIn(visitor.userId, 'another-password')).status).toBe(401)
    })
  })

  it('fills nobody’s mailbox: five mails an hour for what was typed, and the same answer beyond', async () => {
    const visitor = visitorOf(tahi)
    const answers = []
    for (let tries = 0; tries < limits.askedMailsPerHour + 2; tries += 1)
      answers.push(await visitor.register({ email: tries % 2 ? visitor.email : visitor.email.toUpperCase() }))
    expect(new Set(answers.map(({ raw }) => raw.toString())).size).toBe(1)
    expect(await stored(visitor.email)).toHaveLength(limits.askedMailsPerHour)
    tahi.clock.set(later(61))
    await visitor.register()
    expect(await stored(visitor.email)).toHaveLength(limits.askedMailsPerHour + 1)
    // As if the clock had run ahead and was set right.
    tahi.clock.set(later(-120))
    await visitor.register()
    expect(await stored(visitor.email)).toHaveLength(limits.askedMailsPerHour + 2)
  })

  it.each(['example.com', 'gmail.com'])('counts addresses of one mailbox at %s together', async (host) => {
    const { userId } = visitorOf(tahi)
    const addresses = Array.from({ length: limits.askedMailsPerHour + 2 }, (_, tries) =>
      host === 'gmail.com' && tries % 2
        ? `${userId.slice(0, tries)}.${userId.slice(tries)}@googlemail.com`
        : `${userId}+${tries}@${host}`,
    )
    const mailed = []
    for (const email of addresses) {
      await visitorOf(tahi).register({ email })
      mailed.push(...(await mailsTo(tahi, email)))
    }
    expect(mailed).toHaveLength(limits.askedMailsPerHour)
    expect(await stored(addresses.at(-1) ?? '')).toEqual([])
  })

  it('is forgotten a month after its link ended; one that waits after half a year', async () => {
    const abandoned = visitorOf(tahi)
    await abandoned.register()
    const waiting = visitorOf(tahi)
    await waiting.register()
    const { activation_token, code } = await waiting.mailed()
    await verify(activation_token, code)
    const left = async (after: number) => {
      tahi.clock.set(later(after))
      await tahi.runJob('forget registrations')
      return [await stored(abandoned.email), await stored(waiting.email)].map(({ length }) => length)
    }
    expect(await left(31 * day - 1)).toEqual([1, 1])
    expect(await left(31 * day + 1)).toEqual([0, 1])
    expect(await left(180 * day + 1)).toEqual([0, 0])
  })

  it('refuses what the schema refuses, naming the field', async () => {
    const answer = await tahi.call(null, register, {
      body: { userId: 'V-1', email: 'no', password: 'short', confirmPassword: 'other', role: 'user' },
    })
    expect(answer.status).toBe(400)
    expect(answer.failure.errors?.map(({ path }) => path)).toEqual(
      expect.arrayContaining(['email', 'password']),
    )
  })

  it.each([
    ['V-2026-0001!', 'userId'],
    ['abcdefghij', 'run'],
  ] as const)('refuses the password %s', async (password, problem) => {
    const body = { userId: 'V-2026-0001', email: 'v@example.com', role: 'user' } as const
    const answer = await tahi.call(null, register, { body: { ...body, password, confirmPassword: password } })
    expect(answer.failure.errors).toEqual([
      { path: 'password', msg: texts.signIn.ownPasswordProblem[problem] },
    ])
  })
})
