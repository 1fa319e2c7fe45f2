import {
  countEmployed,
  createAttendance,
  listAttendance,
  summariseAttendance,
  updatePerson,
} from '@tahi/contract'
import { beforeAll, describe, expect, it } from 'vitest'
import { organisationRows } from '../../../test/fixtures/organisation-rows.ts'
import { openPayrollBranch } from '../../../test/fixtures/payroll-branch.ts'
import { type Person, server, type TestServer } from '../../../test/fixtures/server.ts'

describe("the summary's status and search", () => {
  let tahi: TestServer
  let here: string
  let there: string
  let admin: Person
  let manager: Person
  let [ana, ben, cora, dan]: Person[] = []

  beforeAll(async () => {
    tahi = await server()
    here = await tahi.addBranch('Here')
    there = await tahi.addBranch('There')
    admin = await tahi.addPerson('admin')
    manager = await tahi.addPerson('manager', here)
    const hr = await tahi.addPerson('hr')
    ana = await tahi.addPerson('user', here, { code: 'SUM-A1' })
    ben = await tahi.addPerson('user', here, { code: 'SUM-B1' })
    cora = await tahi.addPerson('user', here, { code: 'SUM-C2' })
    dan = await tahi.addPerson('user', there, { code: 'SUM-D1' })
    const days: [Person, string, string, 'present' | 'absent' | 'pending'][] = [
      [ana, '2026-11-02', '07:00', 'present'],
      [ben, '2026-11-02', '09:00', 'pending'],
      [cora, '2026-11-02', '09:10', 'pending'],
      [ana, '2026-11-03', '07:00', 'present'],
      [ben, '2026-11-03', '07:00', 'present'],
      [cora, '2026-11-03', '', 'absent'],
      [ben, '2026-11-04', '09:00', 'pending'],
      [dan, '2026-11-02', '09:00', 'pending'],
      [dan, '2026-11-04', '07:00', 'present'],
    ]
    for (const [{ id: userId }, date, timeIn, status] of days) {
      const body = { userId, date, timeIn, timeOut: timeIn && '16:00', status }
      expect((await tahi.call(hr, createAttendance, { body })).status).toBe(200)
    }
  })

  /** Counts only the two branches, because other tests share the server. */
  const count = async (query: object, as = admin) =>
    (await tahi.call(as, summariseAttendance, { query })).ok.data
      .filter(({ branchId }) => branchId === here || branchId === there)
      .map(
        ({ branchName, date, totalAttendance, totalEmployees }) =>
          `${branchName} ${date.slice(8)}: ${totalAttendance} / ${totalEmployees}`,
      )

  it('counts those in a status over all employees of the branch, and those present for all of them', async () => {
    expect(await count({ status: 'late' })).toEqual(['Here 02: 2 / 3', 'There 02: 1 / 1', 'Here 04: 1 / 3'])
    expect(await count({ status: 'absent' })).toEqual(['Here 03: 1 / 3'])
    expect(await count({ status: 'attended', branchId: here })).toEqual([
      'Here 02: 3 / 3',
      'Here 03: 2 / 3',
      'Here 04: 1 / 3',
    ])
    const present = ['Here 02: 1 / 3', 'Here 03: 2 / 3', 'There 04: 1 / 1']
    for (const query of [{}, { status: 'all' }, { status: 'present' }])
      expect(await count(query)).toEqual(present)
  })

  it('counts the people found by a part of their user ID, over all employees of the branch', async () => {
    expect(await count({ search: 'um-b' })).toEqual(['Here 03: 1 / 3'])
    expect(await count({ search: '1' })).toEqual(['Here 02: 1 / 3', 'Here 03: 2 / 3', 'There 04: 1 / 1'])
    expect(await count({ search: '%' })).toEqual([])
  })

  it('takes both together, by day or over the range, in pages with their total', async () => {
    const query = { status: 'late', search: 'm-b1' } as const
    expect(await count(query)).toEqual(['Here 02: 1 / 3', 'Here 04: 1 / 3'])
    expect(await count({ ...query, by: 'branch', from: '2026-11-01' })).toEqual(['Here 01: 2 / 3'])
    const page = { ...query, page: 2, pageSize: 1 }
    const { ok } = await tahi.call(admin, summariseAttendance, { query: page })
    expect(ok).toMatchObject({ total: 2, data: [{ date: '2026-11-04' }] })
  })

  it('has a row for a branch where nobody was present over the range, for the sum over all of them', async () => {
    const query = { by: 'branch', from: '2026-11-02', to: '2026-11-03' } as const
    const both = ['Here 02: 3 / 3', 'There 02: 0 / 1']
    expect(await count(query)).toEqual(both)
    expect(await count({ ...query, status: 'all' })).toEqual(both)
    expect(await count({ ...query, branchId: there })).toEqual(['There 02: 0 / 1'])
    expect(await count({ ...query, status: 'absent' })).toEqual(['Here 02: 1 / 3'])
    expect(await count({ ...query, search: 'um-b' })).toEqual(['Here 02: 1 / 3'])
    expect(await count(query, manager)).toEqual(['Here 02: 3 / 3'])
    const { ok } = await tahi.call(admin, summariseAttendance, { query: { ...query, page: 1, pageSize: 1 } })
    expect(ok.total).toBeGreaterThanOrEqual(2)
  })

  it.each([
    { status: 'late' },
    { status: 'attended', search: 'sum-b' },
    { status: 'absent', search: 'SUM-C2' },
  ] as const)('counts the records that the list holds: %o', async (query) => {
    const rows = (await tahi.call(admin, summariseAttendance, { query })).ok.data
    const { total } = (await tahi.call(admin, listAttendance, { params: { id: 'all' }, query })).ok
    expect(total).toBeGreaterThan(0)
    expect(rows.reduce((sum, { totalAttendance }) => sum + totalAttendance, 0)).toBe(total)
  })

  it('shows an HR Admin nothing of another branch', async () => {
    expect(await count({ status: 'late' }, manager)).toEqual(['Here 02: 2 / 3', 'Here 04: 1 / 3'])
    expect(await count({ status: 'late', search: '1' }, manager)).toEqual([
      'Here 02: 1 / 3',
      'Here 04: 1 / 3',
    ])
    expect(await count({ search: dan?.code }, manager)).toEqual([])
    const query = { branchId: there, status: 'late' as const }
    expect((await tahi.call(manager, summariseAttendance, { query })).status).toBe(404)
  })

  it('refuses a status that is none', async () => {
    const query = { status: 'early' } as object
    expect((await tahi.call(admin, summariseAttendance, { query })).status).toBe(400)
  })

  it('counts who left the company since among the employees of the days before', async () => {
    const employed = async (from: string) =>
      (await tahi.call(admin, countEmployed, { query: { from, to: '2026-11-30' } })).ok.data.employees
    const [before, after] = [await employed('2026-11-04'), await employed('2026-11-19')]
    for (const person of [ana, cora]) {
      const body = { _id: person?.id ?? '', status: false }
      expect((await tahi.call(admin, updatePerson, { body })).status).toBe(200)
    }
    expect(await count({ branchId: here, status: 'late' })).toEqual(['Here 02: 2 / 3', 'Here 04: 1 / 3'])
    expect(await count({ branchId: here })).toEqual(['Here 02: 1 / 3', 'Here 03: 2 / 3'])
    const later = { by: 'branch', from: '2026-11-19', to: '2026-11-19', branchId: here } as const
    expect(await count(later)).toEqual(['Here 19: 0 / 1'])
    expect([await employed('2026-11-04'), await employed('2026-11-19')]).toEqual([before, after - 2])
  })
})

it('says how many more wait for confirmation, but not of whom something else is asked', async () => {
  const { tahi, manager, sewer, hire, attend, pay } = await openPayrollBranch()
  const colleague = await hire()
  await attend(sewer, 2, '07:00', '16:00', 'pending')
  await attend(colleague, 2, '07:00', '')
  await attend(sewer, 16, '07:00', '16:00', 'pending')
  const waiting = async (query: object) =>
    (await tahi.call(manager, summariseAttendance, { query })).ok.data.map(({ toConfirm }) => toConfirm)
  const range = { from: '2026-11-01', to: '2026-11-30' }
  expect(await waiting(range)).toEqual([1, 1])
  expect(await waiting({ ...range, by: 'branch' })).toEqual([2])
  expect(await waiting({ ...range, by: 'branch', search: sewer.code })).toEqual([])
  expect(await waiting({ ...range, by: 'branch', search: colleague.code })).toEqual([0])
  expect(await waiting({ ...range, by: 'branch', status: 'attended' })).toEqual([0])
  await pay(sewer, 'paid')
  expect(await waiting({ ...range, by: 'branch' })).toEqual([1])
})

it('keeps a day on which nobody is present any more while it waits for confirmation', async () => {
  const { tahi, branch, manager, sewer, hire, attend, pay } = await openPayrollBranch()
  const colleague = await hire()
  await attend(sewer, 2, '07:00', '16:00', 'pending')
  await attend(sewer, 3, '07:00', '16:00')
  await attend(colleague, 3, '07:00', '16:00', 'pending')
  await attend(sewer, 4, '09:00', '16:00', 'pending')
  await attend(colleague, 16, '07:00', '16:00', 'pending')
  await attend(sewer, 16, '07:00', '16:00', 'pending')
  const read = async (query: object) => (await tahi.call(manager, summariseAttendance, { query })).ok
  const days = async (query: object = {}) =>
    (await read(query)).data.map(
      ({ date, totalAttendance, totalEmployees, toConfirm }) =>
        `${date.slice(8)}: ${totalAttendance} / ${totalEmployees}, ${toConfirm} wait`,
    )
  const [second, third, sixteenth] = ['02: 0 / 2, 1 wait', '03: 1 / 2, 1 wait', '16: 0 / 2, 2 wait']
  // On the 4th, the only one who came is late, which is neither present nor waiting.
  expect(await days()).toEqual([second, third, sixteenth])
  expect(await days({ branchId: branch, from: '2026-11-03' })).toEqual([third, sixteenth])
  expect(await days({ sort: '-totalAttendance' })).toEqual([third, sixteenth, second])
  expect(await read({ page: 2, pageSize: 2 })).toMatchObject({ total: 3, data: [{ date: '2026-11-16' }] })
  expect(await days({ search: colleague.code })).toEqual([])
  expect(await days({ status: 'present' })).toEqual(['03: 1 / 2, 0 wait'])
  await pay(sewer, 'paid')
  expect(await days()).toEqual([third, sixteenth])
})

it('says how many of those who are asked for wait, also on days before and after the present ones', async () => {
  const { tahi, branch, manager, sewer, hire, attend } = await openPayrollBranch()
  const [colleague, another] = [await hire(), await hire()]
  const rows = organisationRows(tahi)
  const sewing = await rows.department(`Sewing ${branch}`)
  await rows.put(sewer, sewing, null)
  for (const person of [sewer, colleague]) {
    await attend(person, 4, '07:00', '16:00')
    for (const day of [2, 16]) await attend(person, day, '07:00', '16:00', 'pending')
  }
  await attend(another, 4, '07:00', '16:00', 'pending')
  const waiting = async (query: object) => {
    const asked = { query: { by: 'branch', ...query } } as const
    return (await tahi.call(manager, summariseAttendance, asked)).ok.data.map(({ toConfirm }) => toConfirm)
  }
  expect(await waiting({})).toEqual([5])
  expect(await waiting({ from: '2026-11-03' })).toEqual([3])
  expect(await waiting({ departmentId: sewing })).toEqual([2])
  expect(await waiting({ role: 'manager', from: '2026-11-01', to: '2026-11-30' })).toEqual([0])
  expect(await waiting({ by: 'day' })).toEqual([2, 1, 2])
  expect(await waiting({ by: 'day', departmentId: sewing })).toEqual([1, 0, 1])
})
