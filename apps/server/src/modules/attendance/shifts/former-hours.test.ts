import {
  assignShift,
  createAttendance,
  createShift,
  type Input,
  listAttendance,
  listShiftAssignments,
  listShiftMonth,
  listShiftWeek,
  readAttendanceMonth,
} from '@tahi/contract'
import { sql } from 'kysely'
import { beforeEach, describe, expect, it } from 'vitest'
import { importBy } from '../../../../test/fixtures/import-by.ts'
import { openPayrollBranch, type PayrollBranch } from '../../../../test/fixtures/payroll-branch.ts'
import { openPeopleBranches } from '../../../../test/fixtures/people-branches.ts'
import type { Person } from '../../../../test/fixtures/server.ts'

// Today is Wednesday, November 18, 2026. The sewer has the shift since October, the newcomer has no shift.
describe('the hours that a shift had', () => {
  let place: PayrollBranch
  let sewer: Person
  let newcomer: Person
  let early: string

  beforeEach(async () => {
    place = await openPayrollBranch()
    sewer = await place.hire({ code: `E-${crypto.randomUUID().slice(0, 8)}`, since: '2026-10-05' })
    newcomer = await place.hire({ since: '2026-10-05' })
    early = (await save({ name: 'Early', start: '06:00', end: '15:00' })).ok.data._id
    await assign(sewer, '2026-10-05')
  })

  const save = (body: Input<typeof createShift>['body']) =>
    place.tahi.call(place.manager, createShift, { body })
  const change = (hours: object = { start: '05:00', end: '14:00' }) => save({ _id: early, ...hours })
  /** As if the shift's change of today had been on that day. */
  const changedOn = (day: string) =>
    place.tahi.database.asOwner((queries) =>
      sql`update former_shift_hours set before_day = ${day} where shift_id = ${early}`.execute(queries),
    )
  const assign = async (person: Person, from: string, shiftId: string | null = early) =>
    (await place.tahi.call(place.manager, assignShift, { body: { shiftId, userIds: [person.id], from } })).ok
  const record = async (date: string, person = sewer, as = place.manager) => {
    const body = { userId: person.id, date, timeIn: '05:59', timeOut: '15:10', status: 'pending' } as const
    return (await place.tahi.call(as, createAttendance, { body })).ok.data.status
  }
  const statusOn = async (day: string) => {
    const query = { from: day, to: day }
    const { data } = (
      await place.tahi.call(place.manager, listAttendance, { params: { id: sewer.id }, query })
    ).ok
    return data[0]?.status
  }
  const historyOf = async (person: Person, as = place.manager) =>
    (await place.tahi.call(as, listShiftAssignments, { params: { id: person.id }, query: {} })).ok.data.map(
      ({ from, start }) => [from, start],
    )

  it('decide the days before the change, and the new ones those from then on', async () => {
    await change()
    expect(await record('2026-11-17')).toBe('pending')
    expect(await record('2026-11-18')).toBe('late')
  })

  it('decide them also when the change is no longer of today', async () => {
    await change()
    await changedOn('2026-11-12')
    expect(await record('2026-11-11')).toBe('pending')
    expect(await record('2026-11-12')).toBe('late')
    expect(await record('2026-11-17')).toBe('late')
  })

  it('leave a day as it was recorded, today included', async () => {
    await record('2026-11-17')
    await record('2026-11-18')
    await change()
    expect(await statusOn('2026-11-17')).toBe('pending')
    expect(await statusOn('2026-11-18')).toBe('pending')
  })

  it("decide a clock's file of the days around the change", async () => {
    await change()
    const imports = importBy(place.tahi, place.manager)
    const rows = ['16', '17', '18'].map((day) => `${sewer.code},2026-11-${day},05:59,15:10`)
    const { _id } = await imports.preview(['User ID,Date,Time In,Time Out', ...rows].join('\n'))
    await imports.apply(_id)
    expect(await statusOn('2026-11-16')).toBe('pending')
    expect(await statusOn('2026-11-17')).toBe('pending')
    expect(await statusOn('2026-11-18')).toBe('late')
  })

  it("show in the week, in the person's month, in one's own and in the history", async () => {
    await change({ start: '05:00', end: '14:00', days: [0, 3, 4] })
    const { tahi, manager } = place
    const query = { from: '2026-11-16', search: sewer.code }
    const [row] = (await tahi.call(manager, listShiftWeek, { query })).ok.data
    expect(row?.days.map(({ start, end, working }) => [start, end, working])).toEqual([
      ['06:00', '15:00', true],
      ['06:00', '15:00', true],
      ['05:00', '14:00', true],
      ['05:00', '14:00', true],
      ['05:00', '14:00', false],
      ['05:00', '14:00', false],
      ['05:00', '14:00', true],
    ])
    const inMonth = { params: { id: sewer.id }, query: { month: '2026-11' } }
    const month = (await tahi.call(manager, listShiftMonth, inMonth)).ok.data
    expect(month[16]).toEqual({ date: '2026-11-17', working: true, lateAfter: '06:30' })
    expect(month[17]).toEqual({ date: '2026-11-18', working: true, lateAfter: '05:30' })
    const own = (await tahi.call(sewer, readAttendanceMonth, { query: { month: '2026-11' } })).ok.data
    expect(own.days.filter(({ working }) => !working).map(({ date }) => date.slice(8))).toEqual([
      '01',
      '08',
      '15',
    ])
    expect(await historyOf(sewer)).toEqual([
      ['2026-11-18', '05:00'],
      ['2026-10-05', '06:00'],
    ])
  })

  it('follow one another, and the first of a day keeps what held until then', async () => {
    await change({ start: '05:00' })
    await change({ start: '05:15' })
    await changedOn('2026-11-12')
    await change({ start: '05:30' })
    await change({ start: '05:30' })
    expect(await historyOf(sewer)).toEqual([
      ['2026-11-18', '05:30'],
      ['2026-11-12', '05:15'],
      ['2026-10-05', '06:00'],
    ])
  })

  it('stay with the shift: whoever is assigned from a day before has them too', async () => {
    await record('2026-11-17', newcomer)
    await record('2026-11-18', newcomer)
    await change()
    await assign(newcomer, '2026-11-16')
    expect(await historyOf(newcomer)).toEqual([
      ['2026-11-18', '05:00'],
      ['2026-11-16', '06:00'],
    ])
    const query = { from: '2026-11-16', sort: 'date' } as const
    const { data } = (
      await place.tahi.call(place.manager, listAttendance, { params: { id: newcomer.id }, query })
    ).ok
    expect(data.map(({ status }) => status)).toEqual(['pending', 'late'])
  })

  it('end with the assignment, which its successor takes over as before', async () => {
    await change()
    await assign(sewer, '2026-11-16', null)
    expect(await historyOf(sewer)).toEqual([
      ['2026-11-16', null],
      ['2026-10-05', '06:00'],
    ])
    expect(await record('2026-11-18')).toBe('pending')
  })

  it('are kept only once somebody worked by them, and only when hours change', async () => {
    const { _id } = (await save({ name: 'Night', start: '14:00', end: '23:00' })).ok.data
    const kept = async () => {
      const { rows } = await place.tahi.database.asOwner((queries) =>
        sql`select starts_at from former_shift_hours where shift_id = ${_id}`.execute(queries),
      )
      return rows
    }
    await assign(newcomer, '2026-11-18', _id)
    await save({ _id, start: '13:00' })
    expect(await kept()).toEqual([])
    await assign(newcomer, '2026-11-17', _id)
    await save({ _id, name: 'Afternoon' })
    expect(await kept()).toEqual([])
    await save({ _id, breakMinutes: 30 })
    expect(await kept()).toEqual([{ starts_at: 780 }])
  })

  it('go along with whoever leaves the branch', async () => {
    await change()
    await changedOn('2026-11-12')
    const office = await openPeopleBranches()
    await office.change(office.hr, sewer, { branchId: office.branch })
    expect(await historyOf(sewer, office.hr)).toEqual([
      ['2026-11-18', null],
      ['2026-11-12', '05:00'],
      ['2026-10-05', '06:00'],
    ])
    expect(await record('2026-11-11', sewer, office.manager)).toBe('pending')
    expect(await record('2026-11-12', sewer, office.manager)).toBe('late')
    expect(await record('2026-11-18', sewer, office.manager)).toBe('pending')
  })
})
