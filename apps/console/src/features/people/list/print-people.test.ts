import { listBranches, listDepartments, listDesignations, type PersonRow } from '@tahi/contract'
import { beforeEach, expect, test, vi } from 'vitest'
import { company } from '../../../../test/company.ts'
import { queryClient } from '../../../platform/calls.ts'
import { client } from '../../../platform/session/session.ts'
import { type PeopleFilters, peoplePaper } from './print-people.ts'

const ana: PersonRow = {
  _id: 'a',
  userId: 'EMP-00041',
  firstName: 'Ana',
  lastName: 'Cruz',
  role: 'user',
  branchId: 'b',
  branchName: 'San Isidro',
  departmentName: 'Sewing',
  designationName: null,
  avatar: null,
  blocks: ['no_designation'],
  status: true,
  version: 1,
  can: [],
}
const send = vi.spyOn(client, 'send')
const names = new Map<unknown, unknown>([
  [listBranches, [{ _id: 'b', branchName: 'San Isidro' }]],
  [listDepartments, [{ _id: 'd', departmentName: 'Sewing' }]],
  [listDesignations, [{ _id: 's', designationName: 'Sewer' }]],
])
const finds = (...people: PersonRow[]) =>
  send.mockImplementation(async (call: unknown) => ({ data: names.get(call) ?? people }) as never)

beforeEach(() => {
  send.mockReset()
  queryClient.clear()
})

test('the printed list numbers everybody who matches, on all pages', async () => {
  finds(ana, { ...ana, userId: 'EMP-00042', lastName: 'Reyes', designationName: 'Sewer' })
  const paper = await peoplePaper(company, { search: 'emp' })
  expect(send).toHaveBeenCalledWith(expect.anything(), { query: { search: 'emp' } })
  expect(paper).toMatchObject({
    title: 'Employee List',
    subtitle: 'San Isidro, 2 people, with “emp”, Nov 18, 2026',
    company: { name: 'Sinag Habi', lines: [] },
  })
  expect(paper.sections[0]).toMatchObject({
    rows: [
      ['1', 'EMP-00041', 'Cruz, Ana', 'San Isidro', 'Sewing', ''],
      ['2', 'EMP-00042', 'Reyes, Ana', 'San Isidro', 'Sewing', 'Sewer'],
    ],
  })
})

test('of several branches it names none above the table, and says when those listed are deactivated', async () => {
  finds(ana, { ...ana, branchName: 'Sta. Maria' })
  const { subtitle } = await peoplePaper(company, { status: 'deactivated' })
  expect(subtitle).toBe('2 people, deactivated, Nov 18, 2026')
})

test('it says which of them are left out', async () => {
  finds(ana, ana)
  const subtitle = async (filters: PeopleFilters) => (await peoplePaper(company, filters)).subtitle
  expect(await subtitle({ departmentId: 'd', designationId: 's' })).toBe(
    'San Isidro, 2 people, only Sewing, only Sewer, Nov 18, 2026',
  )
  expect(await subtitle({ role: 'user', block: 'no_rate' })).toBe(
    'San Isidro, 2 people, only Employee, only No rate, Nov 18, 2026',
  )
})

test("without anybody it says 'No Data Found'", async () => {
  finds()
  const paper = await peoplePaper(company, {})
  expect(paper.subtitle).toBe('0 people, Nov 18, 2026')
  const filtered = await peoplePaper(company, { branchId: 'b', departmentId: 'd' })
  expect(filtered.subtitle).toBe('San Isidro, 0 people, only Sewing, Nov 18, 2026')
  expect(paper.sections[0]).toMatchObject({ rows: [], empty: 'No Data Found' })
})
