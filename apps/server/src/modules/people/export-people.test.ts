import { exportPeople, type Input } from '@tahi/contract'
import { readSheet } from 'read-excel-file/node'
import { beforeAll, describe, expect, it } from 'vitest'
import { openPeopleBranches, type PeopleBranches } from '../../../test/fixtures/people-branches.ts'
import type { Person } from '../../../test/fixtures/server.ts'

const titles = [
  'User ID',
  'Last Name',
  'First Name',
  'Middle Name',
  'Account Access',
  'Branch',
  'Department',
  'Designation',
  'Clock Number',
  'Email',
  'Birthday',
  'Gender',
  'Contact',
  'Street Address',
  'City',
  'State',
  'Zip Code',
  'Birthplace',
  'Daily Rate',
  'Hourly Overtime Rate',
  'Rates From',
]

describe('the spreadsheet of people', () => {
  let office: PeopleBranches
  let second: Person
  let packer: Person

  beforeAll(async () => {
    office = await openPeopleBranches()
    const { tahi, branch, manager } = office
    second = await tahi.addPerson('manager', branch, { lastName: 'Zamora', firstName: 'Zenaida' })
    packer = await tahi.addPerson('user', branch, { lastName: 'Abad', firstName: 'Rhea' })
    await office.change(manager, packer, {
      departmentId: office.department,
      designationId: office.designation,
      birthday: '1990-05-17',
      gender: 'female',
      middleName: 'Ocampo',
      clockNumber: '012',
      contact: '0900 123 4567',
      birthplace: 'Pandi',
      address: { streetAddress: '12 Narra Street', city: 'Angat', state: 'Bulacan', zipcode: '3012' },
      dailyRate: 500.5,
      overRate: 78,
      ratesFrom: '2026-01-01',
    })
    await office.change(manager, packer, { dailyRate: 600, overRate: 90, ratesFrom: '2027-01-01' })
  })

  const sheet = async (query: Input<typeof exportPeople>['query'], as = office.manager) => {
    const sent = await office.tahi.call(as, exportPeople, { query })
    expect(sent.headers['content-disposition']).toContain('employee-data.xlsx')
    return readSheet(sent.raw, 'Employees')
  }

  it('has the list in its order, with all that can be taken back and the rates of today', async () => {
    const branch = expect.stringContaining('Branch')
    const empty = Array.from({ length: 11 }, () => null)
    const { sewer } = office
    expect(await sheet({})).toEqual([
      titles,
      // 'Admin HR' is no department, so the import would not accept it.
      [
        second.code,
        'Zamora',
        'Zenaida',
        null,
        'HR Admin',
        branch,
        null,
        null,
        null,
        `${second.id}@example.com`,
        ...empty,
      ],
      [
        packer.code,
        'Abad',
        'Rhea',
        'Ocampo',
        'Employee',
        branch,
        `Department ${office.department}`,
        `Designation ${office.designation}`,
        '12',
        `${packer.id}@example.com`,
        '1990-05-17',
        'female',
        '0900 123 4567',
        '12 Narra Street',
        'Angat',
        'Bulacan',
        '3012',
        'Pandi',
        500.5,
        78,
        '2026-01-01',
      ],
      [
        sewer.code,
        'Santos',
        'Ana',
        null,
        'Employee',
        branch,
        null,
        null,
        null,
        `${sewer.id}@example.com`,
        ...empty,
      ],
    ])
  })

  it('takes the filters and the order of the list', async () => {
    const codes = async (query: Input<typeof exportPeople>['query']) =>
      (await sheet(query)).slice(1).map(([code]) => code)
    expect(await codes({ block: 'any' })).toEqual([office.sewer.code])
    expect(await codes({ role: 'manager' })).toEqual([second.code])
    expect(await codes({ sort: '-lastName' })).toEqual([second.code, office.sewer.code, packer.code])
    expect(await codes({ status: 'deactivated' })).toEqual([])
  })

  it('is for those who read the list, of the branches that they reach', async () => {
    const { tahi, act, sewer, manager, other } = office
    expect(await sheet({ branchId: other }, act)).toHaveLength(2)
    expect((await tahi.call(sewer, exportPeople, { query: {} })).status).toBe(403)
    expect((await tahi.call(manager, exportPeople, { query: { branchId: other } })).status).toBe(404)
  })
})
