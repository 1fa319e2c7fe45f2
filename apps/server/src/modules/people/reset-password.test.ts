import { changePassword, limits, listPeople, readCurrentUser, resetPassword, texts } from '@tahi/contract'
import { sql } from 'kysely'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { openPeopleBranches, type PeopleBranches } from '../../../test/fixtures/people-branches.ts'
import type { Person } from '../../../test/fixtures/server.ts'

describe('resetting a password', () => {
  let office: PeopleBranches
  let manager: Person
  let sewer: Person

  beforeEach(async () => {
    office = await openPeopleBranches()
    manager = office.manager
    sewer = office.sewer
    await office.change(manager, sewer, { birthday: '1991-02-03' })
  })

  const reset = (as: Person, { id } = sewer, version?: number) =>
    office.tahi.call(as, resetPassword, { body: { _id: id, version } })

  it('makes it the birthday again, to be changed first, and ends all sessions', async () => {
    await office.tahi.call(sewer, readCurrentUser, {})
    expect((await reset(manager)).ok.data).toEqual({ _id: sewer.id })
    expect((await office.tahi.call(sewer, readCurrentUser, {})).status).toBe(401)
    const { token } = (await office.signIn(sewer.code, '1991-02-03')).ok
    const again = { ...sewer, token }
    expect((await office.tahi.call(again, readCurrentUser, {})).ok.data.mustChangePassword).toBe(true)
    expect((await office.tahi.call(again, listPeople, { query: {} })).failure.code).toBe(
      'password_change_required',
    )
    const trail = await office.trailOf(sewer)
    expect(trail.at(-1)).toEqual({
      action: 'person.reset-password',
      actor: manager.id,
      branchId: office.branch,
      before: null,
      after: null,
    })
  })

  it('is for those who keep the record', async () => {
    const colleague = await office.tahi.addPerson('manager', office.branch)
    for (const as of [office.act, sewer]) expect((await reset(as)).status).toBe(403)
    expect((await reset(manager, office.stranger)).status).toBe(404)
    expect((await reset(manager, colleague)).failure.msg).toBe(texts.person.keepsEmployees)
    expect((await reset(office.hr, office.admin)).failure.msg).toBe(texts.person.keepsEmployees)
    for (const as of [office.hr, office.admin]) expect((await reset(as)).status).toBe(200)
  })

  it('needs a birthday', async () => {
    await office.change(manager, sewer, { birthday: null })
    expect((await reset(manager)).failure.errors).toEqual([
      { path: 'birthday', msg: texts.person.birthdayNeeded },
    ])
  })

  it('lifts the locks of wrong passwords, at the sign-in and in the settings', async () => {
    const birthday = '1991-02-03'
    await reset(manager)
    const signedIn = async () => ({ ...sewer, token: (await office.signIn(sewer.code, birthday)).ok.token })
    const change = (as: Person, currentPassword: string) =>
      office.tahi.call(as, changePassword, { body: { currentPassword, newPassword: 'needle-and-thread' } })
    const before = await signedIn()
    for (let tries = 0; tries < limits.failedSignIns; tries++) {
      await change(before, 'a guess')
      await office.signIn(sewer.code, 'a guess')
    }
    expect((await change(before, birthday)).failure.code).toBe('too_many_tries')
    expect((await office.signIn(sewer.code, birthday)).failure.code).toBe('too_many_tries')
    await reset(manager)
    expect((await change(await signedIn(), birthday)).status).toBe(200)
  })

  it('is refused when the record was changed since it was seen: the birthday may be another', async () => {
    const { version } = (await office.change(manager, sewer, { birthday: '1993-02-03' })).ok.data
    const refused = (await reset(manager, sewer, version - 1)).failure
    expect(refused).toMatchObject({ code: 'stale', data: { birthday: '1993-02-03', version } })
    expect((await office.tahi.call(sewer, readCurrentUser, {})).status).toBe(200)
    expect((await reset(manager, sewer, version)).status).toBe(200)
  })

  it('is refused when the birthday is changed meanwhile', async () => {
    const { database } = office.tahi
    const { work } = database
    // Hashing takes time between the read and the write.
    const read = vi.spyOn(database, 'work').mockImplementationOnce(async (...asked) => {
      const found = await work(...asked)
      read.mockRestore()
      await office.change(manager, sewer, { birthday: '1992-02-03' })
      return found as never
    })
    expect((await reset(manager)).failure).toMatchObject({ code: 'conflict', msg: texts.stale })
    expect((await office.tahi.call(sewer, readCurrentUser, {})).status).toBe(200)
  })
})

describe('the functions that reach secrets', () => {
  let office: PeopleBranches

  beforeEach(async () => {
    office = await openPeopleBranches()
  })

  /** Runs a statement as tahi_app in a person's scope, without the server's checks. */
  const run = (
    as: { branch: string; person: string; own?: boolean },
    statement: (id: string) => string,
    id: string,
  ) =>
    office.tahi.database.asOwner(async (queries) => {
      await sql`set local role tahi_app`.execute(queries)
      await sql`select set_config('tahi.branch', ${as.branch}, true), set_config('tahi.person', ${as.person}, true),
        set_config('tahi.own', ${as.own ? 'on' : 'off'}, true)`.execute(queries)
      await sql.raw(statement(id)).execute(queries)
    })

  it.each([
    ['set_password', (id: string) => `select set_password('${id}', 'a hash', now())`],
    ['end_sessions', (id: string) => `select end_sessions('${id}', now())`],
    [
      'add_password_link',
      (id: string) =>
        `select add_password_link('${id}', gen_random_uuid(), sha256(gen_random_uuid()::text::bytea), now(), now())`,
    ],
  ])('%s works on others in scope, and on nobody else', async (_, statement) => {
    const { branch, manager, sewer, stranger, admin } = office
    const asManager = { branch, person: manager.id }
    await run(asManager, statement, sewer.id)
    for (const { id } of [stranger, admin, manager])
      await expect(run(asManager, statement, id)).rejects.toThrow(/outside of the scope/)
    await expect(run({ branch, person: sewer.id, own: true }, statement, manager.id)).rejects.toThrow(/scope/)
    await expect(run({ branch: '', person: '' }, statement, sewer.id)).rejects.toThrow(/scope/)
    await run({ branch: 'all', person: admin.id }, statement, stranger.id)
  })

  it('are out of reach of every other role, and look nowhere but where they were made for', async () => {
    const { rows } = await office.tahi.database.asOwner((queries) =>
      sql<{ name: string; everybody: boolean; path: string[] }>`
        select proname as name, has_function_privilege('public', oid, 'execute') as everybody, proconfig as path
        from pg_proc where prosecdef and pronamespace = 'public'::regnamespace order by 1`.execute(queries),
    )
    expect(rows.map(({ name }) => name)).toEqual(
      expect.arrayContaining(['end_sessions', 'next_person_codes', 'scope_keeps', 'set_password']),
    )
    for (const { name, everybody, path } of rows) {
      expect(everybody, name).toBe(false)
      expect(path, name).toEqual(['search_path=pg_catalog, public, pg_temp'])
    }
  })
})
