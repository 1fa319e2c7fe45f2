import { randomUUID } from 'node:crypto'
import {
  assignShift,
  createAttendance,
  createShift,
  listAttendance,
  listShiftWeek,
  previewPayslip,
  readAttendanceMonth,
} from '@tahi/contract'
import { beforeEach, describe, expect, it } from 'vitest'
import { importBy } from '../../../../test/fixtures/import-by.ts'
import { openPayrollBranch, type PayrollBranch } from '../../../../test/fixtures/payroll-branch.ts'
import { openPeopleBranches, type PeopleBranches } from '../../../../test/fixtures/people-branches.ts'
import type { Person } from '../../../../test/fixtures/server.ts'

// The move is on Wednesday, November 18, 2026; until then the sewer had the former branch's shift.
describe('a shift of a branch that its person left', () => {
  let office: PeopleBranches
  let place: PayrollBranch
  let sewer: Person
  let shiftId: string

  beforeEach(async () => {
    office = await openPeopleBranches()
    place = await openPayrollBranch()
    sewer = await place.hire({ code: `E-${randomUUID().slice(0, 8)}`, since: '2026-10-05' })
    const early = await save({ name: 'Early', start: '06:00', end: '15:00' })
    shiftId = await save({ name: 'Late', start: '14:00', end: '23:00', days: [0, 1, 2, 3] })
    for (const [shift, from] of [
      [early, '2026-10-05'],
      [shiftId, '2026-11-02'],
    ] as const) {
      const body = { shiftId: shift, userIds: [sewer.id], from }
      expect((await office.tahi.call(place.manager, assignShift, { body })).status).toBe(200)
    }
    await office.change(office.hr, sewer, { branchId: office.branch })
  })

  const save = async (body: object) =>
    (await office.tahi.call(place.manager, createShift, { body })).ok.data._id
  const record = async (as: Person, date: string) => {
    const body = { userId: sewer.id, date, timeIn: '14:00', timeOut: '23:00', status: 'pending' } as const
    return (await office.tahi.call(as, createAttendance, { body })).ok.data.status
  }
  const minutes = async (from: string) => {
    const body = { employeeId: sewer.id, date: from, endDate: from }
    const { days } = (await office.tahi.call(office.manager, previewPayslip, { body })).ok.data
    return days.map(({ regularMinutes, overtimeMinutes }) => [regularMinutes, overtimeMinutes])
  }

  const statusOn = async (day: string) => {
    const query = { from: day, to: day }
    const { data } = (
      await office.tahi.call(office.manager, listAttendance, { params: { id: sewer.id }, query })
    ).ok
    return data[0]?.status
  }

  it('decides the days before, whoever records them', async () => {
    expect(await record(office.manager, '2026-10-19')).toBe('late')
    expect(await record(office.manager, '2026-11-16')).toBe('pending')
    expect(await record(office.hr, '2026-11-17')).toBe('pending')
    expect(await record(office.manager, '2026-11-18')).toBe('late')
  })

  it('pays the days before by its hours, those of a file included', async () => {
    const body = { userId: sewer.id, date: '2026-11-16', timeIn: '14:00', timeOut: '23:00' }
    await office.tahi.call(office.manager, createAttendance, { body })
    expect(await minutes('2026-11-16')).toEqual([[480, 0]])
    const imports = importBy(office.tahi, office.manager)
    const { _id } = await imports.preview(
      `User ID,Date,Time In,Time Out\n${sewer.code},2026-11-17,14:00,23:00`,
    )
    await imports.apply(_id)
    expect(await statusOn('2026-11-17')).toBe('pending')
  })

  it('keeps the hours of then, whatever its branch makes of it', async () => {
    await save({ _id: shiftId, start: '06:00' })
    expect(await record(office.manager, '2026-11-16')).toBe('pending')
  })

  it("says which days were off, in one's own month and in the week", async () => {
    const month = (await office.tahi.call(sewer, readAttendanceMonth, { query: { month: '2026-11' } })).ok
      .data
    const off = month.days.filter(({ working }) => !working).map(({ date }) => date.slice(8))
    expect(off).toEqual(['01', '05', '06', '07', '12', '13', '14'])
    const query = { from: '2026-11-14', search: sewer.code }
    const [row] = (await office.tahi.call(office.manager, listShiftWeek, { query })).ok.data
    expect(row?.days.map(({ working, start, shiftId, name }) => [working, start, shiftId, name])).toEqual([
      [false, '14:00', shiftId, null],
      ...Array(3).fill([true, '14:00', shiftId, null]),
      ...Array(3).fill([true, '07:00', null, null]),
    ])
  })

  it('holds for the days before, whatever the new branch assigns from one of them on', async () => {
    const hours = { name: 'Dawn', start: '04:00', end: '13:00' }
    const { _id: dawn } = (await office.tahi.call(office.manager, createShift, { body: hours })).ok.data
    for (const day of ['2026-11-16', '2026-11-18']) await record(office.manager, day)
    const schedules = async () => {
      const query = { from: '2026-11-16', to: '2026-11-18', sort: 'date' }
      const { data } = (
        await office.tahi.call(office.manager, listAttendance, { params: { id: sewer.id }, query })
      ).ok
      return data.map(({ date, lateAfter, status, version }) => [date, lateAfter, status, version])
    }
    expect(await schedules()).toEqual([
      ['2026-11-16', '14:30', 'pending', 1],
      ['2026-11-18', '08:30', 'late', 1],
    ])
    const paid = await minutes('2026-11-16')
    const body = { shiftId: dawn, userIds: [sewer.id], from: '2026-11-02' }
    const told = (await office.tahi.call(office.manager, assignShift, { body })).ok.data
    expect(told).toMatchObject({ assigned: 1, beginsLater: [{ _id: sewer.id }], endsSooner: [] })
    expect(await schedules()).toEqual([
      ['2026-11-16', '14:30', 'pending', 1],
      ['2026-11-18', '04:30', 'late', 2],
    ])
    expect(await minutes('2026-11-16')).toEqual(paid)
    expect(await record(office.manager, '2026-11-17')).toBe('pending')
    const entries = (await office.trailOf(sewer)).filter(({ action }) => action === 'shift.assign')
    expect(entries.at(-1)).toMatchObject({
      before: { shiftId: null },
      after: { shiftId: dawn, from: '2026-11-18' },
    })
  })

  it('was the usual hours for who never had another', async () => {
    const other = await place.hire({ code: `E-${randomUUID().slice(0, 8)}`, since: '2026-10-05' })
    await office.change(office.hr, other, { branchId: office.branch })
    for (const day of ['2026-11-17', '2026-11-18']) {
      const body = {
        userId: other.id,
        date: day,
        timeIn: '08:00',
        timeOut: '17:00',
        status: 'pending',
      } as const
      await office.tahi.call(office.manager, createAttendance, { body })
    }
    const hours = { name: 'Dawn', start: '04:00', end: '13:00' }
    const { _id: dawn } = (await office.tahi.call(office.manager, createShift, { body: hours })).ok.data
    const body = { shiftId: dawn, userIds: [other.id], from: '2026-11-02' }
    expect((await office.tahi.call(office.hr, assignShift, { body })).status).toBe(200)
    const query = { from: '2026-11-17', to: '2026-11-18', sort: 'date' }
    const { data } = (
      await office.tahi.call(office.manager, listAttendance, { params: { id: other.id }, query })
    ).ok
    expect(data.map(({ lateAfter, status }) => [lateAfter, status])).toEqual([
      ['08:30', 'pending'],
      ['04:30', 'late'],
    ])
  })
})
