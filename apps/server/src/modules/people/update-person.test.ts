import { randomUUID } from 'node:crypto'
import { type Failure, readCurrentUser, readPerson, texts, updatePerson } from '@tahi/contract'
import { sql } from 'kysely'
import { beforeEach, describe, expect, it } from 'vitest'
import { openPeopleBranches, type PeopleBranches } from '../../../test/fixtures/people-branches.ts'
import type { Person } from '../../../test/fixtures/server.ts'

const paths = ({ errors }: Failure) => errors?.map(({ path }) => path)

describe('changing a person', () => {
  let office: PeopleBranches
  let manager: Person
  let hr: Person
  let admin: Person
  let sewer: Person

  beforeEach(async () => {
    office = await openPeopleBranches()
    manager = office.manager
    hr = office.hr
    admin = office.admin
    sewer = office.sewer
  })

  it('changes what is sent and keeps the rest', async () => {
    const before = await office.read(manager, sewer)
    const { ok } = await office.change(manager, sewer, {
      firstName: 'Nenita',
      birthday: '2000-02-29',
      address: { city: 'Angat' },
      departmentId: office.department,
      designationId: office.designation,
    })
    expect(ok.data).toMatchObject({
      ...before,
      firstName: 'Nenita',
      birthday: '2000-02-29',
      age: 26,
      address: { ...before.address, city: 'Angat' },
      departmentId: office.department,
      departmentName: `Department ${office.department}`,
      designationId: office.designation,
      designationName: `Designation ${office.designation}`,
      version: 2,
    })
    const cleared = (await office.change(manager, sewer, { birthday: null, designationId: null })).ok.data
    expect(cleared).toMatchObject({ birthday: null, designationId: null, departmentId: office.department })
  })

  it('refuses a password, which other calls set, and does not leave it out silently', async () => {
    for (const person of [sewer, manager]) {
      const body = { _id: person.id, contact: '0900 333 4444', password: 'a-new-running-stitch' }
      const { status, failure } = await office.tahi.call(manager, updatePerson, { body: body as never })
      expect([status, failure.errors]).toEqual([
        400,
        [{ path: 'password', msg: texts.person.passwordElsewhere }],
      ])
      expect((await office.read(manager, person)).contact).not.toBe(body.contact)
    }
  })

  it('leaves a record alone that is sent back as it was read', async () => {
    const read = await office.read(manager, sewer)
    const {
      can,
      age,
      createdAt,
      branchName,
      departmentName,
      designationName,
      rates,
      dailyRate,
      overRate,
      ...sent
    } = read
    expect((await office.change(manager, sewer, sent)).ok.data).toEqual(read)
    expect(await office.trailOf(sewer)).toEqual([])
  })

  it('shows both versions of a stale edit', async () => {
    await office.change(manager, sewer, { firstName: 'Nenita' })
    const { failure, status } = await office.change(hr, sewer, { firstName: 'Lorna', version: 1 })
    expect(status).toBe(409)
    expect(failure).toMatchObject({ code: 'stale', data: { firstName: 'Nenita', version: 2 } })
    expect((await office.change(hr, sewer, { firstName: 'Lorna', version: 2 })).ok.data.version).toBe(3)
  })

  it('takes a save whose answer was lost for done when it comes again, also behind a colleague’s', async () => {
    const saved = { lastName: 'Amihan', dailyRate: 612, overRate: 95, ratesFrom: '2026-11-01', version: 1 }
    await office.change(hr, sewer, saved)
    await office.change(manager, sewer, { contact: '0917 555 0101' })
    const trail = await office.trailOf(sewer)
    const again = await office.change(hr, sewer, saved)
    expect(again.ok.data).toMatchObject({ lastName: 'Amihan', contact: '0917 555 0101', dailyRate: 612 })
    expect(await office.trailOf(sewer)).toEqual(trail)
    const { failure } = await office.change(hr, sewer, { ...saved, overRate: 96 })
    expect(failure.code).toBe('stale')
  })

  it('keeps the e-mail address and the user ID, whatever their case', async () => {
    const { email, userId } = await office.read(manager, sewer)
    const same = { email: email.toUpperCase(), userId: userId.toLowerCase() }
    expect((await office.change(manager, sewer, same)).ok.data).toMatchObject({ email, userId, version: 1 })
    const other = { email: 'another@example.com', userId: 'another' }
    for (const as of [manager, hr, admin])
      expect((await office.change(as, sewer, other)).failure).toMatchObject({
        code: 'invalid',
        errors: [
          { path: 'userId', msg: texts.person.userIdFixed },
          { path: 'email', msg: texts.person.emailFixed },
        ],
      })
  })

  it('is for an HR Admin: employees of their own branch', async () => {
    const colleague = await office.tahi.addPerson('manager', office.branch)
    const change = (person: Person) => office.change(manager, person, { firstName: 'Nenita' })
    expect((await change(sewer)).status).toBe(200)
    for (const outside of [office.stranger, admin, hr, office.act])
      expect((await change(outside)).status).toBe(404)
    expect((await change(colleague)).failure).toMatchObject({
      code: 'not_allowed',
      msg: texts.person.keepsEmployees,
    })
    expect((await office.change(manager, sewer, { branchId: office.other })).status).toBe(404)
    expect((await office.change(manager, sewer, { role: 'manager' })).failure).toMatchObject({
      code: 'not_allowed',
      msg: texts.person.givesRoles,
    })
  })

  it('is for an HR Manager: employees of every branch', async () => {
    const change = (person: Person) => office.change(hr, person, { firstName: 'Nenita' })
    for (const employee of [sewer, office.stranger]) expect((await change(employee)).status).toBe(200)
    const another = await office.tahi.addPerson('hr')
    for (const kept of [manager, admin, office.act, another])
      expect((await change(kept)).failure).toMatchObject({
        code: 'not_allowed',
        msg: texts.person.keepsEmployees,
      })
    expect((await office.change(hr, sewer, { role: 'manager' })).status).toBe(403)
  })

  it('is for a General Manager: everybody', async () => {
    const another = await office.tahi.addPerson('admin')
    for (const person of [sewer, office.stranger, manager, hr, office.act, another])
      expect((await office.change(admin, person, { firstName: 'Nenita' })).ok.data.firstName).toBe('Nenita')
    await office.change(admin, another, { status: false })
  })

  it('is for nobody else: an accountant reads, an employee knows of no colleague', async () => {
    for (const person of [sewer, manager, admin])
      expect((await office.change(office.act, person, { firstName: 'Nenita' })).status).toBe(403)
    const colleague = await office.tahi.addPerson('user', office.branch)
    for (const person of [colleague, manager, office.stranger])
      expect((await office.change(sewer, person, { firstName: 'Nenita' })).status).toBe(404)
    expect((await office.change(admin, { id: randomUUID() }, { firstName: 'Nenita' })).status).toBe(404)
  })

  it('gives a role with what belongs to it', async () => {
    const { branch, department, designation } = office
    await office.change(admin, sewer, { departmentId: department, designationId: designation })
    const promoted = (await office.change(admin, sewer, { role: 'manager' })).ok.data
    expect(promoted).toMatchObject({
      role: 'manager',
      branchId: branch,
      departmentId: null,
      designationId: null,
    })
    // A department that is sent too is ignored, because HR Admins have none.
    const kept = (await office.change(admin, sewer, { departmentId: department })).ok.data
    expect(kept).toMatchObject({ departmentId: null, version: promoted.version })
    const back = (await office.change(admin, sewer, { role: 'user', departmentId: department })).ok.data
    expect(back).toMatchObject({ role: 'user', branchId: branch, departmentId: department })
  })

  it('makes the rights of a new role hold at once, for who stays signed in', async () => {
    const { tahi } = office
    const second = await tahi.addPerson('manager', office.branch)
    const see = async () =>
      (await tahi.call(second, readPerson, { params: { id: office.stranger.id } })).status
    expect(await see()).toBe(404)
    await office.change(admin, second, { role: 'hr' })
    expect(await see()).toBe(200)
    expect((await tahi.call(second, readCurrentUser, {})).ok.data).toMatchObject({
      role: 'hr',
      title: 'HR Manager',
    })
    await office.change(admin, second, { role: 'manager', branchId: office.branch })
    expect(await see()).toBe(404)
  })

  it.each([
    ['user', 'manager'],
    ['manager', 'user'],
  ] as const)('ends the sessions of who was %s and is %s, who signs in elsewhere', async (before, after) => {
    const { tahi } = office
    const person = await tahi.addPerson(before, office.branch)
    expect((await tahi.call(person, readCurrentUser, {})).status).toBe(200)
    await office.change(admin, person, { role: after })
    expect((await tahi.call(person, readCurrentUser, {})).failure.code).toBe('session_ended')
    await office.change(admin, person, { role: before })
    expect((await tahi.call(person, readCurrentUser, {})).failure.code).toBe('session_ended')
  })

  it('checks a designation against the department, whichever of the two is new', async () => {
    const { department, designation, foreignDesignation } = office
    await office.change(manager, sewer, { departmentId: department, designationId: designation })
    const elsewhere = await office.tahi.database.asOwner((queries) =>
      queries
        .selectFrom('designation')
        .select('department_id as id')
        .where('id', '=', foreignDesignation)
        .executeTakeFirstOrThrow(),
    )
    const refused = [
      { departmentId: elsewhere.id },
      { designationId: foreignDesignation },
      { departmentId: null },
    ]
    for (const sent of refused)
      expect((await office.change(manager, sewer, sent)).failure).toMatchObject({
        code: 'invalid',
        errors: [{ path: 'designationId', msg: texts.person.designationOfAnother }],
      })
    const both = { departmentId: elsewhere.id, designationId: foreignDesignation }
    expect((await office.change(manager, sewer, both)).ok.data).toMatchObject(both)
  })

  it('lets who is in no longer living places be changed, but not come back to them', async () => {
    const { tahi, department } = office
    await office.change(manager, sewer, { departmentId: department, status: false })
    await tahi.database.asOwner((queries) =>
      sql`update department set active = false where id = ${department}`.execute(queries),
    )
    expect((await office.change(manager, sewer, { contact: '0900 000 0000' })).status).toBe(200)
    const { failure } = await office.change(manager, sewer, { status: true })
    expect(failure.errors).toEqual([{ path: 'departmentId', msg: texts.person.departmentGone }])
    expect((await office.change(manager, sewer, { status: true, departmentId: null })).ok.data.status).toBe(
      true,
    )
  })

  it.each([
    ['2026-11-19', texts.person.birthdayProblems.future],
    ['2011-11-19', texts.person.birthdayProblems.too_young],
    ['1900-01-01', texts.person.birthdayProblems.too_old],
  ])('refuses the birthday %s, also to the person', async (birthday, msg) => {
    for (const as of [manager, sewer])
      expect((await office.change(as, sewer, { birthday })).failure.errors).toEqual([
        { path: 'birthday', msg },
      ])
  })

  it('lets people change their own birthday but not empty it, which HR may', async () => {
    expect((await office.change(sewer, sewer, { birthday: null, contact: '0900 000 0000' })).status).toBe(200)
    const [first, second] = ['1990-05-17', '1991-05-17']
    for (const birthday of [first, second])
      expect((await office.change(sewer, sewer, { birthday })).ok.data.birthday).toBe(birthday)
    expect((await office.change(sewer, sewer, { birthday: null })).failure.errors).toEqual([
      { path: 'birthday', msg: texts.person.ownBirthday },
    ])
    expect((await office.change(manager, sewer, { birthday: null })).ok.data.birthday).toBeNull()
  })

  it('writes what changed into the audit trail, and no more', async () => {
    await office.change(manager, sewer, { firstName: 'Nenita', address: { city: 'Angat' } })
    expect(await office.trailOf(sewer)).toEqual([
      {
        action: 'person.change',
        actor: manager.id,
        branchId: office.branch,
        before: { firstName: 'Ana', city: '' },
        after: { firstName: 'Nenita', city: 'Angat' },
      },
    ])
  })

  it('says all that is wrong at once', async () => {
    const { failure } = await office.change(hr, sewer, {
      email: 'another@example.com',
      branchId: null,
      birthday: '2020-01-01',
      overRate: 70,
    })
    expect(paths(failure)).toEqual(['email', 'branchId', 'birthday', 'dailyRate'])
    expect(await office.trailOf(sewer)).toEqual([])
  })
})
