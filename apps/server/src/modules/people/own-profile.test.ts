import { randomUUID } from 'node:crypto'
import { readCurrentUser, readPerson, resetPassword, texts } from '@tahi/contract'
import { beforeAll, describe, expect, it } from 'vitest'
import { openPeopleBranches, type PeopleBranches } from '../../../test/fixtures/people-branches.ts'
import type { Person } from '../../../test/fixtures/server.ts'

describe('one’s own profile', () => {
  let office: PeopleBranches
  let everybody: Person[]

  beforeAll(async () => {
    office = await openPeopleBranches()
    everybody = [office.admin, office.hr, office.act, office.manager, office.sewer]
    await office.tahi.addRate(office.sewer, '2026-01-01', 50_000, 7_800)
  })

  it('is read by everybody, rates included', async () => {
    for (const person of everybody) {
      const own = await office.read(person, person)
      const can = person.role === 'admin' ? ['editOwn', 'editOwnName'] : ['editOwn']
      expect(own).toMatchObject({ _id: person.id, role: person.role, can })
    }
    expect(await office.read(office.sewer, office.sewer)).toMatchObject({ dailyRate: 500, overRate: 78 })
  })

  it('has birthday, contact and gender to change, for every role', async () => {
    for (const person of everybody) {
      const own = { birthday: '1988-08-08', contact: '0900 111 2222', gender: 'female' } as const
      expect((await office.change(person, person, own)).ok.data).toMatchObject(own)
    }
  })

  it('takes everything else back as it was, and refuses it changed, field by field', async () => {
    for (const person of everybody) {
      const own = await office.read(person, person)
      const { userId, firstName, lastName, middleName, birthplace, email, role, branchId, address } = own
      const rates = own.dailyRate === null ? {} : { dailyRate: own.dailyRate, overRate: own.overRate ?? 0 }
      const same = {
        userId,
        firstName,
        lastName,
        middleName,
        birthplace,
        email,
        role,
        branchId,
        address,
        status: true,
      }
      const sent = { ...same, ...rates, contact: `0900 ${person.role}` }
      expect((await office.change(person, person, sent)).ok.data.contact).toBe(sent.contact)

      const { failure } = await office.change(person, person, {
        userId: 'ANOTHER',
        firstName: 'Another',
        lastName: 'Another',
        middleName: 'Another',
        email: 'another@example.com',
        birthplace: 'Another',
        address: { city: 'Another', latitude: 1 },
        branchId: person.branchId ? office.other : office.branch,
        departmentId: office.department,
        designationId: office.designation,
        contact: 'unwritten',
      })
      expect(failure.code).toBe('invalid')
      expect(failure.errors?.map(({ path }) => path)).toEqual([
        'userId',
        ...(person.role === 'admin' ? [] : ['firstName', 'lastName']),
        'middleName',
        'email',
        'birthplace',
        'address.city',
        'address.latitude',
        'branchId',
        'departmentId',
        'designationId',
      ])
      expect((await office.read(person, person)).contact).toBe(sent.contact)
    }
  })

  it('has a name that only a General Manager changes, who has no HR office', async () => {
    const { admin } = office
    const { version } = await office.read(admin, admin)
    const sent = { firstName: 'Gloria', lastName: 'Reyes' }
    expect((await office.change(admin, admin, sent)).ok.data).toMatchObject(sent)
    // A repeated save finds its own result.
    const again = await office.change(admin, admin, { ...sent, version })
    expect(again.ok.data).toMatchObject({ ...sent, version: version + 1 })
    const { data } = (await office.tahi.call(admin, readCurrentUser, {})).ok
    expect(data).toMatchObject(sent)
    expect((await office.trailOf(admin)).at(-1)).toMatchObject({
      action: 'person.change',
      actor: admin.id,
      after: sent,
    })
  })

  it('has an e-mail address that nobody changes', async () => {
    for (const person of everybody) {
      const { failure } = await office.change(person, person, { email: `${randomUUID()}@example.com` })
      expect(failure).toMatchObject({
        code: 'invalid',
        errors: [{ path: 'email', msg: texts.person.emailFixed }],
      })
    }
  })

  it('has a role that nobody changes, and a status that nobody ends', async () => {
    for (const person of everybody) {
      const role = person.role === 'admin' ? 'hr' : 'admin'
      expect((await office.change(person, person, { role })).failure).toMatchObject({
        code: 'not_allowed',
        errors: [{ path: 'role', msg: texts.person.ownRole }],
      })
      expect((await office.change(person, person, { status: false })).failure).toMatchObject({
        code: 'not_allowed',
        errors: [{ path: 'status', msg: texts.person.ownStatus }],
      })
    }
  })

  it('has rates that nobody changes', async () => {
    for (const person of everybody)
      for (const rates of [
        { dailyRate: 900, overRate: 90 },
        { dailyRate: 900 },
        { dailyRate: 500, overRate: 90 },
      ])
        expect((await office.change(person, person, rates)).failure).toMatchObject({
          code: 'not_allowed',
          errors: [{ path: 'dailyRate', msg: texts.person.ownRates }],
        })
    expect(await office.read(office.sewer, office.sewer)).toMatchObject({ dailyRate: 500, overRate: 78 })
  })

  it('names every refused field beside one that is not allowed', async () => {
    const sent = { userId: 'ANOTHER', role: 'admin', dailyRate: 900 } as const
    const { status, failure } = await office.change(office.manager, office.manager, sent)
    expect([status, failure.code]).toEqual([403, 'not_allowed'])
    expect(failure.errors?.map(({ path }) => path)).toEqual(['userId', 'role', 'dailyRate'])
  })

  it('has a password that is not reset by oneself', async () => {
    for (const person of [office.admin, office.hr, office.manager]) {
      const { failure } = await office.tahi.call(person, resetPassword, { body: { _id: person.id } })
      expect(failure).toMatchObject({ code: 'not_allowed', msg: texts.person.ownPassword })
    }
  })
})

describe('the record of another', () => {
  let office: PeopleBranches

  beforeAll(async () => {
    office = await openPeopleBranches()
    await office.tahi.addRate(office.sewer, '2026-01-01', 50_000, 7_800)
  })

  const status = async (as: Person, { id }: Person) =>
    (await office.tahi.call(as, readPerson, { params: { id } })).status

  it('is read with rates by those who see pay, and says what they may do', async () => {
    const { admin, hr, act, manager, sewer } = office
    const can = ['edit', 'deactivate', 'resetPassword', 'setRates']
    for (const as of [admin, hr, manager])
      expect(await office.read(as, sewer)).toMatchObject({ dailyRate: 500, can })
    expect(await office.read(act, sewer)).toMatchObject({ dailyRate: 500, can: [] })
    expect((await office.read(admin, hr)).can).toEqual(['edit', 'deactivate', 'resetPassword'])
    expect((await office.read(hr, admin)).can).toEqual([])
    expect((await office.read(admin, manager)).can).toEqual(can)
  })

  it('is not found outside of the scope', async () => {
    const { admin, hr, act, manager, sewer, stranger } = office
    for (const as of [admin, hr, act])
      for (const person of [sewer, stranger, manager, admin]) expect(await status(as, person)).toBe(200)
    for (const person of [stranger, admin, hr, act]) expect(await status(manager, person)).toBe(404)
    const colleague = await office.tahi.addPerson('user', office.branch)
    for (const person of [colleague, manager, stranger]) expect(await status(sewer, person)).toBe(404)
  })
})
