import { login, readCurrentUser, resetForgottenPassword, resetPassword, texts } from '@tahi/contract'
import { beforeEach, describe, expect, it } from 'vitest'
import { openPeopleBranches, type PeopleBranches } from '../../../test/fixtures/people-branches.ts'
import { minutesLater, usualNow } from '../../../test/fixtures/server.ts'
import { mailsTo, tokenIn } from '../../../test/fixtures/visitor.ts'

const birthday = '1991-02-03'
const chosen = 'needle-and-thread'
const { reasons } = texts.letters.choosePassword

describe('the password of who uses the console', () => {
  let office: PeopleBranches
  let person: { id: string; code: string; email: string }

  beforeEach(async () => {
    office = await openPeopleBranches()
    office.tahi.clock.set(usualNow)
    const { data } = (await office.add(office.manager, { birthday })).ok
    person = { id: data._id, code: data.userId, email: data.email }
  })

  const signIn = (password: string, client: 'console' | 'employee' = 'console') =>
    office.tahi.call(null, login, { body: { userId: person.code, password, client } })
  const mails = () => mailsTo(office.tahi, person.email)
  const choose = async () => {
    const token = tokenIn((await mails()).at(-1) ?? { text: '' })
    const body = { token, password: chosen, confirmPassword: chosen }
    return office.tahi.call(null, resetForgottenPassword, { body })
  }
  const reset = () => office.tahi.call(office.admin, resetPassword, { body: { _id: person.id } })
  const deactivate = () => office.change(office.admin, person, { status: false })
  const reactivate = () => office.change(office.admin, person, { status: true })
  const demote = () => office.change(office.admin, person, { role: 'user' })
  const promote = (more = {}) => office.change(office.admin, person, { role: 'manager', ...more })

  it('is chosen by mail after a promotion: HR knows the one from before', async () => {
    expect((await signIn(birthday, 'employee')).status).toBe(200)
    await promote()
    expect((await signIn(birthday)).status).toBe(401)
    const [mail, ...others] = await mails()
    expect(others).toEqual([])
    expect(mail?.subject).toBe(reasons.promotion.subject)
    expect(mail?.text).toContain(person.code)
    office.tahi.clock.set(minutesLater(23 * 60))
    expect((await choose()).status).toBe(200)
    const { token } = (await signIn(chosen)).ok
    const me = await office.tahi.call({ ...office.sewer, id: person.id, token }, readCurrentUser, {})
    expect(me.ok.data).toMatchObject({ role: 'manager', mustChangePassword: false })
  })

  it('is chosen within a day', async () => {
    await promote()
    office.tahi.clock.set(minutesLater(24 * 60))
    expect((await choose()).failure.msg).toBe(texts.forgottenPassword.expired)
  })

  it('stays from one role of the console to another', async () => {
    await promote()
    await choose()
    await office.change(office.admin, person, { role: 'act' })
    expect((await signIn(chosen)).status).toBe(200)
    expect(await mails()).toHaveLength(1)
  })

  it('is chosen by mail after a reset, also without a birthday', async () => {
    await promote({ birthday: null })
    await choose()
    expect((await reset()).status).toBe(200)
    expect((await signIn(chosen)).status).toBe(401)
    expect(
      (await mails()).map(({ subject, text }) => [subject, text.includes(reasons.reset.sentence)]),
    ).toEqual([
      [reasons.promotion.subject, false],
      [reasons.reset.subject, true],
    ])
    expect((await choose()).status).toBe(200)
    expect((await signIn(chosen)).status).toBe(200)
    expect((await office.trailOf(person)).map(({ action }) => action)).toContain('person.reset-password')
  })

  it('is nobody’s while its owner is deactivated, who gets a link with the reactivation', async () => {
    await deactivate()
    await promote()
    expect(await mails()).toEqual([])
    await reactivate()
    expect((await signIn(birthday)).status).toBe(401)
    expect((await mails()).map(({ text }) => text.includes(reasons.reactivation.sentence))).toEqual([true])
    expect((await choose()).status).toBe(200)
    expect((await signIn(chosen)).status).toBe(200)
  })

  it('is chosen with the reactivation where a deactivation ended the link', async () => {
    await promote()
    await deactivate()
    await reactivate()
    expect(await mails()).toHaveLength(2)
    expect((await choose()).status).toBe(200)
  })

  it('stays through a deactivation once it is chosen', async () => {
    await promote()
    await choose()
    await deactivate()
    await reactivate()
    expect((await signIn(chosen)).status).toBe(200)
    expect(await mails()).toHaveLength(1)
  })

  it('is the birthday again after a promotion that is taken back, to be changed first', async () => {
    await promote()
    await demote()
    const { token } = (await signIn(birthday, 'employee')).ok
    const me = await office.tahi.call({ ...office.sewer, id: person.id, token }, readCurrentUser, {})
    expect(me.ok.data).toMatchObject({ role: 'user', mustChangePassword: true })
    expect((await choose()).failure.msg).toBe(texts.forgottenPassword.used)
  })

  it('is the birthday again of who was promoted by mistake while deactivated', async () => {
    await deactivate()
    await promote()
    await demote()
    await reactivate()
    expect((await signIn(birthday, 'employee')).status).toBe(200)
    expect(await mails()).toEqual([])
  })

  it('is chosen by mail after a promotion that is taken back where the birthday is unknown', async () => {
    await promote({ birthday: null })
    await demote()
    expect((await mails()).at(-1)?.text).toContain(reasons.demotion.sentence)
    expect((await choose()).status).toBe(200)
    expect((await signIn(chosen, 'employee')).status).toBe(200)
  })

  it('stays when its owner, who chose it, becomes an employee', async () => {
    await promote()
    await choose()
    await demote()
    expect((await signIn(chosen, 'employee')).status).toBe(200)
    expect(await mails()).toHaveLength(1)
  })

  it('is the birthday of a new one, whom the General Manager adds', async () => {
    const { data } = (await office.add(office.admin, { birthday, role: 'act' })).ok
    person = { id: data._id, code: data.userId, email: data.email }
    expect((await signIn(birthday)).status).toBe(200)
    expect(await mails()).toEqual([])
  })
})
