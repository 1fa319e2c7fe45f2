import { randomUUID } from 'node:crypto'
import { changePassword, type Failure, listPeople, login, readPerson, texts } from '@tahi/contract'
import { sql } from 'kysely'
import { beforeAll, describe, expect, it } from 'vitest'
import { openPeopleBranches, type PeopleBranches } from '../../../test/fixtures/people-branches.ts'
import type { Person } from '../../../test/fixtures/server.ts'

const paths = ({ errors }: Failure) => errors?.map(({ path }) => path)

describe('adding a person', () => {
  let office: PeopleBranches
  let manager: Person
  let hr: Person
  let admin: Person

  beforeAll(async () => {
    office = await openPeopleBranches()
    manager = office.manager
    hr = office.hr
    admin = office.admin
  })

  it('keeps everything that was sent', async () => {
    const { branch, department, designation } = office
    const sent = {
      _id: randomUUID(),
      firstName: 'Maricel',
      middleName: 'Ocampo',
      lastName: 'Dela Cruz',
      gender: 'female',
      birthday: '1999-11-19',
      birthplace: 'Angat, Bulacan',
      contact: '0900 123 4567',
      address: {
        streetAddress: '12 Narra Street',
        city: 'Angat',
        state: 'Bulacan',
        zipcode: '3012',
        latitude: 14.93,
        longitude: 121.03,
      },
      departmentId: department,
      designationId: designation,
    } as const
    const { ok } = await office.add(manager, { ...sent, dailyRate: 537.5, overRate: 83.99 })
    expect(ok.data).toMatchObject({
      ...sent,
      role: 'user',
      branchId: branch,
      age: 26,
      dailyRate: 537.5,
      overRate: 83.99,
      rates: [{ from: '2026-10-01', dailyRate: 537.5, overRate: 83.99 }],
      avatar: null,
      status: true,
      version: 1,
      createdAt: '2026-11-18T02:00:00.000Z',
      can: ['edit', 'deactivate', 'resetPassword', 'setRates'],
    })
    expect(await office.read(hr, { id: sent._id })).toEqual(ok.data)
    const { rows } = await office.tahi.database.asOwner((queries) =>
      sql`select daily_rate, overtime_rate, branch_id from pay_rate where person_id = ${sent._id}`.execute(
        queries,
      ),
    )
    expect(rows).toEqual([{ daily_rate: 53_750, overtime_rate: 8_399, branch_id: branch }])
  })

  it('is harmless when it is repeated, at once as later', async () => {
    const sent = { _id: randomUUID(), email: `${randomUUID()}@example.com`, dailyRate: 500, overRate: 70 }
    const [one, other] = await Promise.all([office.add(manager, sent), office.add(manager, sent)])
    const third = await office.add(manager, sent)
    expect(other.ok.data).toEqual(one.ok.data)
    expect(third.ok.data).toEqual(one.ok.data)
    expect((await office.trailOf({ id: sent._id })).map(({ action }) => action)).toEqual([
      'person.add',
      'person.set-rate',
    ])
  })

  it('with the id of somebody known changes that one, but never the password', async () => {
    const password = 'a-first-password'
    const { data } = (await office.add(manager, { password })).ok
    const again = await office.add(manager, {
      _id: data._id,
      email: data.email,
      firstName: 'Nenita',
      password: 'another-password',
    })
    expect(again.ok.data).toMatchObject({
      _id: data._id,
      userId: data.userId,
      firstName: 'Nenita',
      version: 2,
    })
    expect((await office.signIn(data.userId, password)).status).toBe(200)
    expect((await office.signIn(data.userId, 'another-password')).status).toBe(401)
  })

  it('neither finds nor changes somebody of another branch by their id', async () => {
    const { failure } = await office.add(manager, { _id: office.stranger.id, firstName: 'Nobody' })
    expect(failure).toMatchObject({ code: 'not_found', msg: texts.recordNotFound })
    expect((await office.read(hr, office.stranger)).firstName).toBe('Ana')
  })

  it.each([
    ['the birthday', {}, '1990-05-17'],
    ['the one that was given', { password: 'garments-and-more' }, 'garments-and-more'],
  ])(
    'has %s as the first password, to be changed before anything else answers',
    async (_, sent, password) => {
      const { tahi } = office
      const { userId, _id } = (await office.add(manager, sent)).ok.data
      const { token, role } = (await office.signIn(userId, password)).ok
      const added: Person = { id: _id, code: userId, role, branchId: office.branch, token }
      const refused = await tahi.call(added, readPerson, { params: { id: _id } })
      expect(refused.failure.code).toBe('password_change_required')
      const body = { currentPassword: password, newPassword: 'chosen-by-herself' }
      expect((await tahi.call(added, changePassword, { body })).status).toBe(200)
      expect((await tahi.call(added, readPerson, { params: { id: _id } })).ok.data._id).toBe(_id)
    },
  )

  it('needs something to sign in with', async () => {
    const { failure } = await office.add(manager, { birthday: undefined })
    expect(failure).toMatchObject({ code: 'invalid', msg: texts.person.birthdayNeeded })
    expect(paths(failure)).toEqual(['birthday'])
    const given = await office.add(manager, { birthday: null, password: 'garments-and-more' })
    expect(given.ok.data).toMatchObject({ birthday: null, age: null })
  })

  it('names every field that is wrong at once', async () => {
    const { failure } = await office.add(hr, {
      firstName: undefined,
      lastName: undefined,
      birthday: '2020-01-01',
      designationId: office.designation,
      dailyRate: 500,
    })
    expect(failure.code).toBe('invalid')
    expect(paths(failure)).toEqual([
      'firstName',
      'lastName',
      'branchId',
      'designationId',
      'birthday',
      'overRate',
    ])
  })

  it.each([
    ['2026-11-19', texts.person.birthdayProblems.future],
    ['2011-11-19', texts.person.birthdayProblems.too_young],
    ['1900-01-01', texts.person.birthdayProblems.too_old],
  ])('refuses the birthday %s', async (birthday, msg) => {
    expect((await office.add(manager, { birthday })).failure).toMatchObject({
      code: 'invalid',
      errors: [{ path: 'birthday', msg }],
    })
  })

  it('refuses a day that is none', async () => {
    expect(paths((await office.add(manager, { birthday: '1999-02-29' })).failure)).toEqual(['birthday'])
  })

  it('lets an HR Admin add employees of their own branch alone', async () => {
    expect((await office.add(manager, { branchId: office.other })).status).toBe(404)
    expect((await office.add(manager, { branchId: office.branch })).status).toBe(200)
    for (const role of ['manager', 'hr', 'act', 'admin'] as const)
      expect((await office.add(manager, { role })).failure).toMatchObject({
        code: 'not_allowed',
        msg: texts.person.givesRoles,
      })
  })

  it('lets an HR Manager add employees of every branch', async () => {
    for (const branchId of [office.branch, office.other])
      expect((await office.add(hr, { branchId })).ok.data).toMatchObject({ role: 'user', branchId })
    for (const role of ['manager', 'hr', 'act', 'admin'] as const)
      expect((await office.add(hr, { role, branchId: office.branch })).status).toBe(403)
    expect(paths((await office.add(hr)).failure)).toEqual(['branchId'])
  })

  it('lets a General Manager add everybody', async () => {
    const { department: departmentId, designation: designationId, branch: branchId } = office
    const sent = { departmentId, designationId, branchId }
    for (const role of ['hr', 'act', 'admin'] as const) {
      const added = (await office.add(admin, { ...sent, role })).ok.data
      expect(added).toMatchObject({ role, branchId: null, departmentId: null, designationId: null })
      await office.change(admin, { id: added._id }, { status: false })
    }
    expect((await office.add(admin, { ...sent, role: 'manager' })).ok.data).toMatchObject({
      branchId,
      departmentId: null,
      designationId: null,
    })
    expect((await office.add(admin, { ...sent, role: 'user' })).ok.data).toMatchObject(sent)
    expect(paths((await office.add(admin, { role: 'manager' })).failure)).toEqual(['branchId'])
  })

  it('is refused to accountants and employees', async () => {
    for (const as of [office.act, office.sewer]) expect((await office.add(as)).status).toBe(403)
  })

  it('refuses places that were removed or do not belong together', async () => {
    const { tahi, department, foreignDesignation, designation } = office
    const [branch, gone] = [await tahi.addBranch(), randomUUID()]
    await tahi.database.asOwner(async (queries) => {
      await sql`update branch set active = false where id = ${branch}`.execute(queries)
      await sql`insert into department (id, name, active) values (${gone}, ${gone}, false)`.execute(queries)
    })
    const refused = async (sent: object) =>
      (await office.add(admin, { branchId: office.branch, ...sent })).failure
    expect((await refused({ branchId: branch })).errors).toEqual([
      { path: 'branchId', msg: texts.person.branchGone },
    ])
    expect((await refused({ departmentId: gone })).errors).toEqual([
      { path: 'departmentId', msg: texts.person.departmentGone },
    ])
    expect((await refused({ departmentId: department, designationId: foreignDesignation })).errors).toEqual([
      { path: 'designationId', msg: texts.person.designationOfAnother },
    ])
    expect((await refused({ departmentId: department, designationId: randomUUID() })).errors).toEqual([
      { path: 'designationId', msg: texts.person.designationGone },
    ])
    expect((await refused({ designationId: designation })).errors).toEqual([
      { path: 'designationId', msg: texts.person.designationOfAnother },
    ])
  })

  it('stands in the audit trail without anything to sign in with', async () => {
    const password = 'garments-and-more'
    const { data } = (await office.add(manager, { password, dailyRate: 500, overRate: 70 })).ok
    const trail = await office.trailOf({ id: data._id })
    expect(trail).toMatchObject([
      {
        action: 'person.add',
        actor: manager.id,
        branchId: office.branch,
        before: null,
        after: { code: data.userId, email: data.email },
      },
      {
        action: 'person.set-rate',
        before: null,
        after: { from: '2026-10-01', dailyRate: 500, overRate: 70 },
      },
    ])
    expect(JSON.stringify(trail)).not.toMatch(/garments-and-more|argon2|password|token/i)
    expect(JSON.stringify(trail[0])).not.toMatch(/rate/i)
  })

  it('may add somebody deactivated, who neither signs in nor shows', async () => {
    const { data } = (await office.add(manager, { status: false })).ok
    expect(data.can).toContain('reactivate')
    const body = { userId: data.userId, password: '1990-05-17', client: 'employee' as const }
    expect((await office.tahi.call(null, login, { body })).failure.msg).toBe(texts.signIn.deactivated)
    const { ok } = await office.tahi.call(manager, listPeople, { query: { search: data.userId } })
    expect(ok.total).toBe(0)
  })
})
