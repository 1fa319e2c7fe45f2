import { randomUUID } from 'node:crypto'
import {
  changePassword,
  listBranches,
  logout,
  type Role,
  readCurrentUser,
  texts,
  unattendedHeader,
} from '@tahi/contract'
import { sql } from 'kysely'
import { afterEach, beforeAll, describe, expect, it } from 'vitest'
import {
  addAccount as anAccount,
  accountPassword as password,
  signIn as signInTo,
} from '../../../test/fixtures/account.ts'
import { type Person, server, type TestServer, usualNow } from '../../../test/fixtures/server.ts'
import type { Origin } from '../../platform/http/binding.ts'
import { openLockout } from './lockout.ts'
import { signIn as signInVerb } from './sign-in.ts'

const minutes = (count: number) => new Date(usualNow.getTime() + count * 60_000)

describe('signing in', () => {
  let tahi: TestServer

  beforeAll(async () => {
    tahi = await server()
  })
  afterEach(() => tahi.clock.set(usualNow))

  const addAccount = (role: Role, more = {}) => anAccount(tahi, role, more)
  const signIn = (userId: string, given = password, client: 'console' | 'employee' = 'console') =>
    signInTo(tahi, userId, given, client)

  it('answers with a token that works, whatever the case of the user ID', async () => {
    const manager = await addAccount('manager')
    const { ok } = await signIn(manager.code.toLowerCase())
    expect(ok).toMatchObject({ success: true, _id: manager.id, role: 'manager', msg: texts.success })
    const me = await tahi.call({ ...manager, token: ok.token }, readCurrentUser, {})
    expect(me.ok.data).toMatchObject({
      _id: manager.id,
      title: 'HR Admin',
      departmentId: null,
      mustChangePassword: false,
      version: 1,
    })
  })

  it('says the same of an unknown user and of a wrong password', async () => {
    const manager = await addAccount('manager')
    const wrong = await signIn(manager.code, 'not it')
    const unknown = await signIn(`nobody-${randomUUID()}`, 'not it')
    expect(wrong.status).toBe(401)
    expect(wrong.failure).toEqual(unknown.failure)
    expect(wrong.failure.msg).toBe(texts.signIn.wrong)
  })

  it('tells nothing of a deactivated account to who does not know its password', async () => {
    const manager = await addAccount('manager', { active: false })
    const { failure } = await signIn(manager.code, 'not it')
    expect(failure).toEqual({ success: false, code: 'not_signed_in', msg: texts.signIn.wrong })
  })

  it('sends employees to their application, where they may sign in', async () => {
    const sewer = await addAccount('user')
    const refused = await signIn(sewer.code)
    expect(refused.status).toBe(403)
    expect(refused.failure.msg).toBe('For employees, use the application')
    expect((await signIn(sewer.code, password, 'employee')).ok.role).toBe('user')
  })

  it.each(['admin', 'manager', 'hr', 'act'] as const)(
    'sends %s to the console, before a session of 90 days is opened',
    async (role) => {
      const { id, code } = await addAccount(role)
      const refused = await signIn(code, password, 'employee')
      expect([refused.status, refused.failure.msg]).toEqual([403, texts.signIn.useConsole])
      expect(refused.failure.data).toEqual({ _id: id })
      const sessions = await tahi.database.asOwner((queries) =>
        queries.selectFrom('session').select('client').where('person_id', '=', id).execute(),
      )
      expect(sessions).toEqual([{ client: 'console' }])
    },
  )

  /** Signs in while a statement is committed between the password check and the opening of the session. */
  const signInWhile = async (account: Person, client: 'console' | 'employee', meanwhile: string) => {
    let transactions = 0
    const database: typeof tahi.database = {
      ...tahi.database,
      async asOwner(run) {
        transactions += 1
        if (transactions === 2)
          await tahi.database.asOwner((queries) => sql.raw(`${meanwhile} = '${account.id}'`).execute(queries))
        return tahi.database.asOwner(run)
      },
    }
    const signingIn = signInVerb(await openLockout(tahi.database))(
      { database, clock: tahi.clock },
      { body: { userId: account.code, password, client }, params: undefined, query: undefined },
      { address: 'test', userAgent: 'test' } as Origin,
    )
    return signingIn.then(
      () => 'signed in',
      (refusal: Error) => refusal.message,
    )
  }

  it.each([
    [
      'the password is changed',
      "update credential set password_hash = 'new' where person_id",
      texts.signIn.wrong,
    ],
    ['the account is deactivated', 'update person set active = false where id', texts.signIn.deactivated],
    ['the employee is promoted', "update person set role = 'manager' where id", texts.signIn.useConsole],
  ] as const)('opens no session when %s meanwhile', async (_, meanwhile, sentence) => {
    const account = await addAccount('user')
    expect(await signInWhile(account, 'employee', meanwhile)).toBe(sentence)
    const sessions = await tahi.database.asOwner((queries) =>
      queries.selectFrom('session').select('client').where('person_id', '=', account.id).execute(),
    )
    expect(sessions).toEqual([{ client: 'console' }])
  })

  it('refuses a deactivated account, and its sessions', async () => {
    const manager = await addAccount('manager', { active: false })
    const { failure } = await signIn(manager.code)
    expect(failure.msg).toBe(texts.signIn.deactivated)
    // It proves to the application who asked.
    expect(failure.data).toEqual({ _id: manager.id })
    expect((await tahi.call(manager, readCurrentUser, {})).failure.code).toBe('session_ended')
  })

  it('ends a session on logout at once', async () => {
    const manager = await addAccount('manager')
    expect((await tahi.call(manager, readCurrentUser, {})).status).toBe(200)
    await tahi.call(manager, logout, { body: {} })
    expect((await tahi.call(manager, readCurrentUser, {})).failure.code).toBe('session_ended')
  })

  it('ends a session after 12 hours without use, and keeps one in use alive', async () => {
    const [used, idle] = [await addAccount('manager'), await addAccount('manager')]
    for (const hour of [6, 12, 18]) {
      tahi.clock.set(minutes(hour * 60))
      expect((await tahi.call(used, readCurrentUser, {})).status).toBe(200)
    }
    expect((await tahi.call(idle, readCurrentUser, {})).failure.code).toBe('session_ended')
  })

  it('does not take for use what a page asks while nobody is at it', async () => {
    const [left, used] = [await addAccount('manager'), await addAccount('manager')]
    const ask = async ({ token }: Person, headers = {}) =>
      (
        await tahi.app.inject({
          url: readCurrentUser.path,
          headers: { authorization: `Bearer ${token}`, ...headers },
        })
      ).statusCode
    for (const hour of [6, 11]) {
      tahi.clock.set(minutes(hour * 60))
      expect(await ask(left, { [unattendedHeader]: '1' })).toBe(200)
      expect(await ask(used)).toBe(200)
    }
    tahi.clock.set(minutes(12 * 60 + 5))
    expect(await ask(left)).toBe(401)
    expect(await ask(used)).toBe(200)
  })

  it('lets nothing but the change of a first password answer', async () => {
    const manager = await addAccount('manager', { mustChange: true })
    const branches = () => tahi.call(manager, listBranches, { params: { id: 'all' }, query: {} })
    expect((await branches()).failure.code).toBe('password_change_required')
    const change = (currentPassword: string, newPassword: string) =>
      tahi.call(manager, changePassword, { body: { currentPassword, newPassword } })
    expect((await change('not it', 'needle-and-thread')).failure.errors?.[0]?.path).toBe('currentPassword')
    expect((await change(password, password)).failure.msg).toBe(texts.signIn.samePassword)
    expect((await change(password, 'short')).failure.errors?.[0]?.path).toBe('newPassword')
    expect((await change(password, 'needle-and-thread')).status).toBe(200)
    expect((await branches()).status).toBe(200)
    expect((await signIn(manager.code)).status).toBe(401)
  })

  it('ends the other sessions when the password changes', async () => {
    const manager = await addAccount('manager')
    const { token } = (await signIn(manager.code)).ok
    const second = { ...manager, token }
    expect((await tahi.call(second, readCurrentUser, {})).status).toBe(200)
    await tahi.call(manager, changePassword, {
      body: { currentPassword: password, newPassword: 'needle-and-thread' },
    })
    expect((await tahi.call(second, readCurrentUser, {})).failure.code).toBe('session_ended')
    expect((await tahi.call(manager, readCurrentUser, {})).status).toBe(200)
  })
})
