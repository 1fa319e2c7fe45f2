import {
  confirmAttendance,
  createAttendance,
  previewPayslip,
  readAttendance,
  removeAttendance,
  setAttendanceTimeOut,
  texts,
} from '@tahi/contract'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { coverByPayslip } from '../../../test/fixtures/payslips.ts'
import { type Person, server, type TestServer } from '../../../test/fixtures/server.ts'

const words = texts.attendance
const reason = 'The power was cut at five'

describe('setting the time out of days that have none', () => {
  let tahi: TestServer
  let manager: Person
  let sewer: Person

  beforeAll(async () => {
    tahi = await server()
    manager = await tahi.addPerson('manager', await tahi.addBranch())
  })
  beforeEach(async () => {
    sewer = await tahi.addPerson('user', manager.branchId)
  })

  const record = async (date: string, timeIn = '07:00', timeOut = '', of = sewer) => {
    const body = { date, userId: of.id, status: 'pending' as const, timeIn, timeOut }
    return (await tahi.call(manager, createAttendance, { body })).ok.data
  }
  type Days = Awaited<ReturnType<typeof record>>[]
  const set = async (days: Days, timeOut = '17:00', by = manager) => {
    const body = {
      ids: days.map(({ _id }) => _id),
      seen: days.map(({ _id, version }) => ({ _id, version })),
      timeOut,
      reason,
    }
    return (await tahi.call(by, setAttendanceTimeOut, { body })).ok.data
  }
  const read = async ({ _id }: { readonly _id: string }) =>
    (await tahi.call(manager, readAttendance, { params: { id: _id } })).ok.data

  it('derives each status again, and keeps who did it and why', async () => {
    const days = [
      await record('2026-11-02'),
      await record('2026-11-03', '09:00'),
      await record('2026-11-04', '13:00'),
    ]
    for (const { status, can } of days)
      expect([status, can]).toEqual(['present', ['setTimeOut', 'correct', 'remove']])

    expect(await set(days)).toEqual({ corrected: days.map(({ _id }) => _id), refused: [] })
    const [full, late] = await Promise.all(days.map(read))
    expect(full).toMatchObject({ timeOut: '17:00', status: 'pending', version: 2 })
    expect(full?.can).toEqual(['confirm', 'correct', 'remove'])
    expect(late).toMatchObject({ timeOut: '17:00', status: 'late' })
    expect(full?.history[0]).toMatchObject({
      action: 'attendance.correct',
      reason,
      before: { timeOut: '', status: 'present' },
      after: { timeOut: '17:00', status: 'pending' },
    })
  })

  it('makes the day one that is paid, once it is confirmed', async () => {
    const day = await record('2026-11-05')
    const period = { employeeId: sewer.id, date: day.date, endDate: day.date }
    const paidHours = async () =>
      (await tahi.call(manager, previewPayslip, { body: period })).ok.data.regularHours
    await set([day], '16:00')
    expect(await paidHours()).toBe(0)
    await tahi.call(manager, confirmAttendance, { body: { ids: [day._id] } })
    expect(await paidHours()).toBe(8)
  })

  it('says the same when it is asked again, and keeps it once', async () => {
    const day = await record('2026-11-06')
    const done = { corrected: [day._id], refused: [] }
    expect([await set([day]), await set([day])]).toEqual([done, done])
    const { version, history } = await read(day)
    expect(version).toBe(2)
    expect(history.filter(({ action }) => action === 'attendance.correct')).toHaveLength(1)
  })

  it('leaves alone what has a time out, no time in, or a later time in', async () => {
    const full = await record('2026-11-07', '07:00', '15:00')
    const evening = await record('2026-11-09', '18:00')
    const body = { date: '2026-11-10', userId: sewer.id, status: 'absent' as const }
    const absent = (await tahi.call(manager, createAttendance, { body })).ok.data
    expect((await set([full, evening, absent])).refused).toEqual([
      { _id: full._id, msg: words.hasTimeOut },
      { _id: evening._id, msg: words.timesProblems.out_before_in },
      { _id: absent._id, msg: words.hasTimeOut },
    ])
    expect(await read(full)).toMatchObject({ timeOut: '15:00', version: 1 })
  })

  it('leaves alone what changed since it was seen, or is under a payslip', async () => {
    const [changed, paid, removed] = [
      await record('2026-11-11'),
      await record('2026-11-12'),
      await record('2026-11-13'),
    ]
    await set([changed], '18:00')
    await coverByPayslip(tahi, sewer, '2026-11-12', '2026-11-12', 'paid')
    await tahi.call(manager, removeAttendance, { body: { _id: removed._id } })
    expect((await set([changed, paid, removed])).refused).toEqual([
      { _id: changed._id, msg: words.changedMeanwhile },
      { _id: paid._id, msg: words.coveredByPayslip },
      { _id: removed._id, msg: texts.recordNotFound, code: 'not_found' },
    ])
    expect(await read(changed)).toMatchObject({ timeOut: '18:00', version: 2 })
  })

  it("does not reach another branch's record, nor one's own", async () => {
    const day = await record('2026-11-14')
    const stranger = await tahi.addPerson('manager', await tahi.addBranch())
    expect((await set([day], '17:00', stranger)).refused).toEqual([
      { _id: day._id, msg: texts.recordNotFound, code: 'not_found' },
    ])
    const colleague = await tahi.addPerson('manager', manager.branchId)
    const own = await record('2026-11-16', '07:00', '', colleague)
    expect((await set([own], '17:00', colleague)).refused).toEqual([{ _id: own._id, msg: words.ownDay }])
    expect(await read(own)).toMatchObject({ timeOut: '' })
  })
})
