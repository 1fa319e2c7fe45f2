import {
  createAttendance,
  createBranch,
  exportAttendance,
  listAttendance,
  summariseAttendance,
  updatePerson,
} from '@tahi/contract'
import readExcelFile from 'read-excel-file/node'
import { beforeAll, describe, expect, it } from 'vitest'
import { coverByPayslip } from '../../../test/fixtures/payslips.ts'
import { type Person, server, type TestServer } from '../../../test/fixtures/server.ts'

describe('reading attendance', () => {
  let tahi: TestServer
  let branch: string
  let manager: Person
  let [ana, ben]: Person[] = []

  beforeAll(async () => {
    tahi = await server()
    branch = await tahi.addBranch('Summary branch')
    manager = await tahi.addPerson('manager', branch)
    ana = await tahi.addPerson('user', branch, { code: 'LIST-A1', lastName: 'Abad' })
    ben = await tahi.addPerson('user', branch, { code: 'LIST-B2', lastName: 'Bautista' })
    const record = (
      person: Person | undefined,
      date: string,
      timeIn: string,
      status: 'present' | 'pending' = 'present',
    ) =>
      tahi.call(manager, createAttendance, {
        body: { userId: person?.id ?? '', date, timeIn, timeOut: '16:00', status },
      })
    await record(ana, '2026-11-02', '07:00')
    await record(ben, '2026-11-02', '09:00', 'pending')
    await record(ana, '2026-11-03', '07:05')
    await record(ben, '2026-11-03', '07:10')
    await record(ana, '2026-11-04', '07:15', 'pending')
  })

  const list = async (query: object, id = 'all') => {
    const { ok } = await tahi.call(manager, listAttendance, { params: { id }, query })
    return { ...ok, rows: ok.data.map(({ employee, date }) => `${employee.userId} ${date.slice(8)}`) }
  }

  it('comes newest first, whole or in pages that neither repeat nor miss a row', async () => {
    const whole = await list({})
    expect(whole.rows[0]).toBe('LIST-A1 04')
    expect(whole).toMatchObject({ total: 5 })
    const pages = await Promise.all([1, 2, 3].map((page) => list({ page, pageSize: 2 })))
    expect(pages.flatMap(({ rows }) => rows)).toEqual(whole.rows)
    expect(pages[2]).toMatchObject({ total: 5, page: 3, pageSize: 2 })
    expect(await list({ page: 9, pageSize: 2 })).toMatchObject({ total: 5, rows: [] })
  })

  it('lists a single day by name, in pages too', async () => {
    const day = { from: '2026-11-02', to: '2026-11-02' }
    expect((await list(day)).rows).toEqual(['LIST-A1 02', 'LIST-B2 02'])
    const pages = await Promise.all([1, 2].map((page) => list({ ...day, page, pageSize: 1 })))
    expect(pages.flatMap(({ rows }) => rows)).toEqual(['LIST-A1 02', 'LIST-B2 02'])
  })

  it('filters by range, both days included, by derived status, by user ID and by name', async () => {
    expect((await list({ from: '2026-11-03', to: '2026-11-03' })).total).toBe(2)
    expect((await list({ status: 'late' })).rows).toEqual(['LIST-B2 02'])
    expect((await list({ status: 'pending' })).rows).toEqual(['LIST-A1 04'])
    expect((await list({ status: 'all' })).total).toBe(5)
    expect((await list({ search: 'st-b' })).total).toBe(2)
    expect((await list({ search: 'bautista ana' })).total).toBe(2)
    expect((await list({ search: '%' })).total).toBe(0)
    expect((await list({}, ana?.id)).total).toBe(3)
    expect((await list({}, branch)).total).toBe(5)
    expect((await list({}, ':id')).total).toBe(5)
  })

  it('lists late and half days together', async () => {
    const elsewhere = await tahi.addBranch()
    const keeper = await tahi.addPerson('manager', elsewhere)
    const { id: userId } = await tahi.addPerson('user', elsewhere)
    const days = [
      ['2026-11-02', '07:00', '16:00'],
      ['2026-11-03', '09:00', '16:00'],
      ['2026-11-04', '07:00', '11:00'],
    ]
    for (const [date = '', timeIn, timeOut] of days) {
      const body = { userId, date, timeIn, timeOut, status: 'pending' as const }
      await tahi.call(keeper, createAttendance, { body })
    }
    const query = { status: 'lateOrHalf' } as const
    const { ok } = await tahi.call(keeper, listAttendance, { params: { id: 'all' }, query })
    expect(ok.data.map(({ date, status }) => [date, status])).toEqual([
      ['2026-11-04', 'halfday'],
      ['2026-11-03', 'late'],
    ])
  })

  it('sorts by any column, and refuses one that is none', async () => {
    expect((await list({ sort: 'lastName' })).rows[0]).toContain('LIST-A1')
    expect((await list({ sort: '-userId' })).rows[0]).toContain('LIST-B2')
    expect((await list({ sort: 'timeIn' })).rows[0]).toBe('LIST-A1 02')
    const wrong = await tahi.call(manager, listAttendance, {
      params: { id: 'all' },
      query: { sort: 'password' },
    })
    expect(wrong.failure.errors?.[0]?.path).toBe('sort')
  })

  it('sorts days without a time out last, whichever way', async () => {
    const elsewhere = await tahi.addBranch()
    const keeper = await tahi.addPerson('manager', elsewhere)
    for (const timeOut of ['16:00', '', '19:00']) {
      const { id: userId } = await tahi.addPerson('user', elsewhere)
      const body = { userId, date: '2026-11-05', timeIn: '07:00', timeOut, status: 'pending' as const }
      await tahi.call(keeper, createAttendance, { body })
    }
    const sorted = async (sort: 'timeOut' | '-timeOut') => {
      const { ok } = await tahi.call(keeper, listAttendance, { params: { id: 'all' }, query: { sort } })
      return ok.data.map(({ timeOut }) => timeOut)
    }
    expect(await sorted('timeOut')).toEqual(['16:00', '19:00', ''])
    expect(await sorted('-timeOut')).toEqual(['19:00', '16:00', ''])
  })

  it.each([{ page: 0 }, { pageSize: 501, page: 1 }, { from: 'soon' }, { from: '0202-01-01' }])(
    'refuses %o',
    async (query) => {
      const refused = await tahi.call(manager, listAttendance, { params: { id: 'all' }, query })
      expect(refused.status).toBe(400)
    },
  )

  it('counts those present, by day or over the range, of all employees', async () => {
    const count = async (by: 'day' | 'branch') =>
      (
        await tahi.call(manager, summariseAttendance, { query: { by, from: '2026-11-01', to: '2026-11-30' } })
      ).ok.data.map(({ date, dateEnd, totalAttendance, totalEmployees }) => [
        date,
        dateEnd,
        totalAttendance,
        totalEmployees,
      ])
    expect(await count('day')).toEqual([
      ['2026-11-02', '2026-11-02', 1, 2],
      ['2026-11-03', '2026-11-03', 2, 2],
      ['2026-11-04', '2026-11-04', 0, 2],
    ])
    expect(await count('branch')).toEqual([['2026-11-01', '2026-11-30', 3, 2]])
  })

  it('counts among a day’s employees who has left since, and keeps a page’s total past the end', async () => {
    const branch = await tahi.addBranch()
    const admin = await tahi.addPerson('admin')
    const [stays, moved, left] = [
      await tahi.addPerson('user', branch),
      await tahi.addPerson('user', branch),
      await tahi.addPerson('user', branch),
    ]
    const hr = await tahi.addPerson('hr')
    for (const { id: userId } of [stays, moved, left])
      await tahi.call(hr, createAttendance, {
        body: { date: '2026-11-02', timeIn: '07:00', timeOut: '16:00', userId, status: 'present' },
      })
    const elsewhere = await tahi.addBranch()
    const summary = async (of: string, page = 1) => {
      const query = { by: 'day' as const, branchId: of, page, pageSize: 5 }
      const { ok } = await tahi.call(admin, summariseAttendance, { query })
      return [
        ok.total,
        ...ok.data.map(({ totalAttendance, totalEmployees }) => [totalAttendance, totalEmployees]),
      ]
    }
    expect(await summary(branch)).toEqual([1, [3, 3]])
    await tahi.call(admin, updatePerson, { body: { _id: left.id, status: false } })
    await coverByPayslip(tahi, moved, '2026-11-01', '2026-11-15', 'paid')
    await tahi.call(admin, updatePerson, { body: { _id: moved.id, branchId: elsewhere } })
    expect(await summary(branch)).toEqual([1, [3, 3]])
    expect(await summary(branch, 4)).toEqual([1])

    await tahi.call(admin, createBranch, { body: { _id: branch, status: false, moveTo: elsewhere } })
    // A removed branch keeps days that it paid; unpaid days moved, also those of people who left.
    expect(await summary(branch)).toEqual([1, [1, 1]])
    expect(await summary(elsewhere)).toEqual([1, [2, 2]])
    const { ok } = await tahi.call(hr, listAttendance, {
      params: { id: branch },
      query: { search: moved.code },
    })
    expect(ok.total).toBe(1)
  })

  it('counts who moves today among today’s employees where their day is paid, and nobody who was none', async () => {
    const branch = await tahi.addBranch()
    const elsewhere = await tahi.addBranch()
    const admin = await tahi.addPerson('admin')
    const hr = await tahi.addPerson('hr')
    const [moved, desk] = [await tahi.addPerson('user', branch), await tahi.addPerson('manager', branch)]
    for (const date of ['2026-11-17', '2026-11-18'])
      await tahi.call(hr, createAttendance, { body: { date, timeIn: '07:00', userId: moved.id } })
    await coverByPayslip(tahi, moved, '2026-11-16', '2026-11-18', 'paid')
    for (const { id: _id } of [moved, desk])
      await tahi.call(admin, updatePerson, { body: { _id, branchId: elsewhere } })
    const query = { by: 'day' as const, branchId: branch }
    const { ok } = await tahi.call(admin, summariseAttendance, { query })
    expect(ok.data).toMatchObject([
      { date: '2026-11-17', totalAttendance: 1, totalEmployees: 1 },
      { date: '2026-11-18', totalAttendance: 1, totalEmployees: 1 },
    ])
  })

  it('counts who was present and became an HR Admin among the employees of the day', async () => {
    const branch = await tahi.addBranch()
    const admin = await tahi.addPerson('admin')
    const people = [await tahi.addPerson('user', branch), await tahi.addPerson('user', branch)]
    const hr = await tahi.addPerson('hr')
    for (const { id: userId } of people)
      await tahi.call(hr, createAttendance, { body: { date: '2026-11-02', timeIn: '07:00', userId } })
    await tahi.call(admin, updatePerson, { body: { _id: people[0]?.id ?? '', role: 'manager' } })
    const query = { by: 'day' as const, branchId: branch }
    const { ok } = await tahi.call(admin, summariseAttendance, { query })
    expect(ok.data).toMatchObject([{ totalAttendance: 2, totalEmployees: 2 }])
  })

  it('comes as a spreadsheet with the report\u2019s columns', async () => {
    const { raw, headers } = await tahi.call(manager, exportAttendance, { query: { status: 'late' } })
    expect(headers['content-disposition']).toContain('attendance-data.xlsx')
    const [sheet] = await readExcelFile(raw)
    // A time without a date falls on the spreadsheets' first day.
    const asTime = (time: string) => new Date(`1899-12-30T${time}Z`)
    expect(sheet?.sheet).toBe('Quota Data')
    expect(sheet?.data).toEqual([
      ['User ID', 'Name', 'Status', 'Date', 'Time in', 'Time out', 'Branch'],
      [
        'LIST-B2',
        'Bautista, Ana',
        'Late',
        new Date('2026-11-02'),
        asTime('09:00'),
        asTime('16:00'),
        expect.any(String),
      ],
    ])
  })
})
