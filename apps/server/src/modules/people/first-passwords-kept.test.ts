import { exportPeople } from '@tahi/contract'
import { readSheet } from 'read-excel-file/node'
import { beforeAll, describe, expect, it } from 'vitest'
import { openPeopleBranches, type PeopleBranches } from '../../../test/fixtures/people-branches.ts'
import { peopleImportBy } from '../../../test/fixtures/people-import-by.ts'
import type { Person } from '../../../test/fixtures/server.ts'

/** A person's birthday, birthplace and address. */
const known = {
  birthday: '1980-04-03',
  birthplace: 'Pandi',
  address: {
    streetAddress: '12 Narra Street',
    city: 'Angat',
    state: 'Bulacan',
    zipcode: '3012',
    latitude: 15,
    longitude: 121,
  },
}

const nothing = {
  birthday: null,
  age: null,
  birthplace: '',
  address: { streetAddress: '', city: '', state: '', zipcode: '', latitude: null, longitude: null },
}

describe('the birthday, which is the first password,', () => {
  let office: PeopleBranches
  /** One person of each role who has not signed in yet. */
  let newcomers: Record<'admin' | 'hr' | 'act' | 'manager' | 'user', { id: string; code: string }>

  beforeAll(async () => {
    office = await openPeopleBranches()
    const added = async (role: keyof typeof newcomers, branchId?: string) => {
      const { data } = (await office.add(office.admin, { ...known, role, branchId })).ok
      return { id: data._id, code: data.userId }
    }
    newcomers = {
      admin: await added('admin'),
      hr: await added('hr'),
      act: await added('act'),
      manager: await added('manager', office.branch),
      user: await added('user', office.branch),
    }
  })

  const aboveEmployees = () => [newcomers.admin, newcomers.hr, newcomers.act, newcomers.manager]
  const withoutAccounts = () => [office.act, office.hr, office.manager]

  it('is told of employees to everybody who reads their records', async () => {
    for (const reader of [office.admin, ...withoutAccounts()])
      expect(await office.read(reader, newcomers.user)).toMatchObject(known)
  })

  it('is told of HR Admins and head office to the General Manager and themselves alone', async () => {
    for (const person of aboveEmployees()) {
      expect(await office.read(office.admin, person)).toMatchObject(known)
      for (const reader of [office.act, office.hr])
        expect(await office.read(reader, person)).toMatchObject(nothing)
    }
    expect(await office.read(office.manager, newcomers.manager)).toMatchObject(nothing)
    await office.change(office.manager, office.manager, { birthday: '1988-08-08' })
    expect((await office.read(office.manager, office.manager)).birthday).toBe('1988-08-08')
  })

  it('is in nobody else’s spreadsheet', async () => {
    const cells = async (reader: Person, { code }: { code: string }) => {
      const { raw } = await office.tahi.call(reader, exportPeople, { query: { search: code } })
      const [titles = [], row = []] = await readSheet(raw, 'Employees')
      return ['Birthday', 'Birthplace', 'City'].map((title) => row[titles.indexOf(title)])
    }
    const told = ['1980-04-03', 'Pandi', 'Angat']
    for (const reader of withoutAccounts()) {
      expect(await cells(reader, newcomers.user)).toEqual(told)
      expect(await cells(reader, newcomers.manager)).toEqual([null, null, null])
    }
    for (const person of aboveEmployees()) expect(await cells(office.admin, person)).toEqual(told)
    for (const person of aboveEmployees()) expect(await cells(office.act, person)).toEqual([null, null, null])
  })

  it('is not found out by guesses at a record that changed meanwhile', async () => {
    const guesses = [known.birthday, '1980-04-04'].map((birthday) => ({ birthday, version: 99 }))
    for (const reader of withoutAccounts())
      for (const sent of guesses) {
        const { failure } = await office.change(reader, newcomers.manager, sent)
        expect([failure.code, failure.data]).toMatchObject(['stale', nothing])
      }
  })

  it('is not found out by guesses in a file either', async () => {
    const guesses = [known.birthday, '1980-04-04']
    for (const guess of guesses) {
      const by = peopleImportBy(office.tahi, office.hr)
      const { _id } = await by.previewCells([
        ['User ID', 'Birthday'],
        ...aboveEmployees().map(({ code }) => [code, guess]),
      ])
      const problems = (await by.rows(_id)).map((row) => row.problems)
      expect(problems).toEqual(aboveEmployees().map(() => [{ column: 'User ID', problem: 'not_allowed' }]))
    }
  })
})
