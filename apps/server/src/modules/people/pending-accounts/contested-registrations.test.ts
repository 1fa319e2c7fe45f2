import { activate, approveAccount, limits, login, resetForgottenPassword, texts } from '@tahi/contract'
import { beforeAll, describe, expect, it } from 'vitest'
import { type Person, server, type TestServer } from '../../../../test/fixtures/server.ts'
import { mailsTo, tokenIn, type Visitor, visitorOf } from '../../../../test/fixtures/visitor.ts'

const bens = 'thread-by-thread'
const chosen = 'needle-and-thread'
const { contested } = texts.letters.choosePassword.reasons

describe('the password of an approved registration', () => {
  let tahi: TestServer
  let admin: Person

  beforeAll(async () => {
    tahi = await server()
    admin = await tahi.addPerson('admin')
  })

  const registers = (ana: Visitor) => ana.register({ role: 'act' })
  /** Somebody else registers with all that Ana types but the password. */
  const asAna = (ana: Visitor, email = ana.email) =>
    ana.register({ role: 'act', email, password: bens, confirmPassword: bens })
  /** Ana enters the code of the latest mail. */
  const enterCode = async (ana: Visitor) => tahi.call(null, activate, { body: await ana.mailed() })
  const approve = async (ana: Visitor) => {
    const { id } = await tahi.database.asOwner((queries) =>
      queries
        .selectFrom('registration')
        .select('id')
        .where('email', '=', ana.email)
        .where('state', '=', 'waiting')
        .executeTakeFirstOrThrow(),
    )
    const body = { _id: id, firstName: 'Ana', lastName: 'Cruz' }
    expect((await tahi.call(admin, approveAccount, { body })).status).toBe(200)
    return (await mailsTo(tahi, ana.email)).at(-1) ?? { subject: '', text: '' }
  }
  const signIn = async ({ userId }: Visitor, password: string) =>
    (await tahi.call(null, login, { body: { userId, password } })).status

  it.each([
    ['before her', async (ana: Visitor) => [await asAna(ana), await registers(ana)]],
    ['after her', async (ana: Visitor) => [await registers(ana), await asAna(ana)]],
    [
      'when hers is verified',
      async (ana: Visitor) => [await registers(ana), await enterCode(ana), await asAna(ana)],
    ],
    [
      'with a tag at her mailbox',
      async (ana: Visitor) => [await asAna(ana, ana.email.replace('@', '+x@')), await registers(ana)],
    ],
    [
      'as often as mails are sent, so that hers is not kept',
      async (ana: Visitor) => {
        for (let times = 0; times < limits.askedMailsPerHour; times += 1) await asAna(ana)
        return [await registers(ana)]
      },
    ],
  ])('is nobody’s where somebody else registered with the address %s', async (_, register) => {
    const ana = visitorOf(tahi)
    await register(ana)
    await enterCode(ana)
    const mail = await approve(ana)
    expect(mail.subject).toBe(contested.subject)
    expect(mail.text).toContain(contested.sentence)
    for (const password of [bens, ana.password]) expect(await signIn(ana, password)).toBe(401)
    const body = { token: tokenIn(mail), password: chosen, confirmPassword: chosen }
    expect((await tahi.call(null, resetForgottenPassword, { body })).status).toBe(200)
    expect(await signIn(ana, chosen)).toBe(200)
  })

  it('is nobody’s either where two register at once', async () => {
    const ana = visitorOf(tahi)
    await Promise.all([registers(ana), asAna(ana)])
    await enterCode(ana)
    expect((await approve(ana)).text).toContain(contested.sentence)
  })

  it('is contested by a registration that is not mailed any more', async () => {
    const ana = visitorOf(tahi)
    await registers(ana)
    await enterCode(ana)
    for (let times = 1; times < limits.askedMailsPerHour; times += 1) await asAna(ana)
    // As if those before had been asked by somebody who is known to be her.
    await tahi.database.asOwner((queries) =>
      queries.updateTable('registration').set({ contested: false }).where('email', '=', ana.email).execute(),
    )
    await asAna(ana)
    expect(await mailsTo(tahi, ana.email)).toHaveLength(limits.askedMailsPerHour)
    expect((await approve(ana)).text).toContain(contested.sentence)
  })

  it('is the registered one where nobody else registered, and the answers are the same', async () => {
    const [ana, ben] = [visitorOf(tahi), visitorOf(tahi)]
    const answers = [await registers(ana), await registers(ben), await asAna(ben)]
    expect(new Set(answers.map(({ raw }) => raw.toString())).size).toBe(1)
    await enterCode(ana)
    const mail = await approve(ana)
    expect(mail.text).not.toContain(contested.sentence)
    expect(await signIn(ana, ana.password)).toBe(200)
  })
})
