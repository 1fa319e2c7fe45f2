import { forgotPassword, listPeople, login, readCurrentUser, resetForgottenPassword } from '@tahi/contract'
import { afterEach, beforeAll, describe, expect, it } from 'vitest'
import { trailOf } from '../../../../test/fixtures/audit-trail.ts'
import { type Person, server, type TestServer, usualNow } from '../../../../test/fixtures/server.ts'
import { mailsTo, tokenIn } from '../../../../test/fixtures/visitor.ts'
import { giveTemporaryPassword } from './give-temporary-password.ts'

describe('a temporary password', () => {
  let tahi: TestServer
  beforeAll(async () => {
    tahi = await server()
  })
  afterEach(() => tahi.clock.set(usualNow))

  const signIn = (person: Person, password: string) =>
    tahi.call(null, login, { body: { userId: person.code, password, client: 'console' } })
  /** Signs in with one that the person has just been given. */
  const signInAnew = async (person: Person): Promise<Person> => {
    const { password } = await giveTemporaryPassword(tahi, person.code.toLowerCase())
    return { ...person, token: (await signIn(person, password)).ok.token }
  }

  it('signs a General Manager in, who has to change it before anything else', async () => {
    const gm = await tahi.addPerson('admin')
    const given = await giveTemporaryPassword(tahi, gm.code)
    expect(given).toEqual({
      userId: gm.code,
      name: 'Ana Santos',
      password: expect.stringMatching(/^\w{20,}$/),
    })
    expect((await giveTemporaryPassword(tahi, gm.code)).password).not.toBe(given.password)
    expect((await signIn(gm, given.password)).status).toBe(401)
    const again = await signInAnew(gm)
    expect((await tahi.call(again, readCurrentUser, {})).ok.data.mustChangePassword).toBe(true)
    expect((await tahi.call(again, listPeople, { query: {} })).failure.code).toBe('password_change_required')
  })

  it('ends every session and mailed link of the account, and its lock', async () => {
    const gm = await tahi.addPerson('admin')
    await tahi.call(null, forgotPassword, { body: { account: gm.code } })
    const [mail] = await mailsTo(tahi, `${gm.id}@example.com`)
    // The hash of a fixture's person is no hash.
    await giveTemporaryPassword(tahi, gm.code)
    for (let tries = 0; tries < 5; tries += 1) await signIn(gm, 'a wrong one')
    expect((await signIn(gm, 'a wrong one')).status).toBe(429)
    const again = await signInAnew(gm)
    expect((await tahi.call(gm, readCurrentUser, {})).failure.code).toBe('session_ended')
    expect((await tahi.call(again, readCurrentUser, {})).status).toBe(200)
    const body = {
      token: tokenIn(mail as never),
      password: 'stitch-by-stitch',
      confirmPassword: 'stitch-by-stitch',
    }
    expect((await tahi.call(null, resetForgottenPassword, { body })).status).toBe(400)
  })

  it('is audited, without the password', async () => {
    const gm = await tahi.addPerson('admin')
    await giveTemporaryPassword(tahi, gm.code)
    expect(await trailOf(tahi, gm.id)).toEqual([
      { action: 'account.reset-password', actor: null, branchId: null, before: null, after: null },
    ])
  })

  it('is for active people of the company', async () => {
    await expect(giveTemporaryPassword(tahi, 'GM-404')).rejects.toThrow('Nobody has the user ID GM-404.')
    const gone = await tahi.addPerson('manager', await tahi.addBranch())
    await tahi.database.asOwner((queries) =>
      queries.updateTable('person').set({ active: false }).where('id', '=', gone.id).execute(),
    )
    await expect(giveTemporaryPassword(tahi, gone.code)).rejects.toThrow('is not active and cannot sign in')
    expect(await trailOf(tahi, gone.id)).toEqual([])
  })
})
