import {
  confirmAttendance,
  correctAttendance,
  createAttendance,
  listAttendance,
  readAttendance,
  texts,
} from '@tahi/contract'
import { beforeAll, describe, expect, it } from 'vitest'
import { coverByPayslip } from '../../../test/fixtures/payslips.ts'
import { type Person, server, type TestServer } from '../../../test/fixtures/server.ts'

describe('confirming attendance', () => {
  let tahi: TestServer
  let branch: string
  let manager: Person
  let sewer: Person

  beforeAll(async () => {
    tahi = await server()
    branch = await tahi.addBranch()
    manager = await tahi.addPerson('manager', branch)
    sewer = await tahi.addPerson('user', branch)
  })

  const record = async (date: string, times: { timeIn: string; timeOut: string }) => {
    const body = { date, userId: sewer.id, status: 'pending' as const, ...times }
    return (await tahi.call(manager, createAttendance, { body })).ok.data
  }

  it('makes a pending full day present, and keeps who did it', async () => {
    const day = await record('2026-11-02', { timeIn: '07:55', timeOut: '17:00' })
    expect(day).toMatchObject({ status: 'pending', can: ['confirm', 'correct', 'remove'] })

    const confirmed = await tahi.call(manager, confirmAttendance, { body: { ids: [day._id] } })
    expect(confirmed.ok.data).toEqual({ confirmed: [day._id], refused: [] })

    const read = await tahi.call(manager, readAttendance, { params: { id: day._id } })
    expect(read.ok.data).toMatchObject({ status: 'present', version: 2, can: ['correct', 'remove'] })
    expect(read.ok.data.history.map(({ action }) => action)).toEqual([
      'attendance.confirm',
      'attendance.create',
    ])
  })

  it('takes an id in capitals for the same in small letters', async () => {
    const { _id } = await record('2026-11-16', { timeIn: '07:55', timeOut: '17:00' })
    const confirm = async (version: number) => {
      const body = { ids: [_id.toUpperCase()], seen: [{ _id: _id.toUpperCase(), version }] }
      return (await tahi.call(manager, confirmAttendance, { body })).ok.data
    }
    const changed = { _id, msg: texts.attendance.changedMeanwhile }
    expect(await confirm(7)).toEqual({ confirmed: [], refused: [changed] })
    expect(await confirm(1)).toEqual({ confirmed: [_id], refused: [] })
  })

  it('leaves alone what is not pending, and says so', async () => {
    const late = await record('2026-11-03', { timeIn: '08:31', timeOut: '17:00' })
    expect(late.status).toBe('late')
    const { ok } = await tahi.call(manager, confirmAttendance, { body: { ids: [late._id] } })
    expect(ok.data).toEqual({ confirmed: [], refused: [{ _id: late._id, msg: texts.attendance.notPending }] })
  })

  it('says the same when it is asked again, also once the day is paid, and keeps it once', async () => {
    const day = await record('2026-11-05', { timeIn: '07:55', timeOut: '17:00' })
    const confirm = async () =>
      (await tahi.call(manager, confirmAttendance, { body: { ids: [day._id] } })).ok.data
    const done = { confirmed: [day._id], refused: [] }
    expect(await confirm()).toEqual(done)
    expect(await confirm()).toEqual(done)
    await coverByPayslip(tahi, sewer, '2026-11-05', '2026-11-05', 'paid')
    expect(await confirm()).toEqual(done)
    const { data } = (await tahi.call(manager, readAttendance, { params: { id: day._id } })).ok
    expect(data.version).toBe(2)
    expect(data.history.filter(({ action }) => action === 'attendance.confirm')).toHaveLength(1)
  })

  it('leaves alone what changed since it was seen, and names it', async () => {
    const days = [
      await record('2026-10-26', { timeIn: '07:55', timeOut: '17:00' }),
      await record('2026-10-27', { timeIn: '07:55', timeOut: '17:00' }),
    ] as const
    const ids = days.map(({ _id }) => _id)
    const seen = days.map(({ _id, version }) => ({ _id, version }))
    const times = { timeIn: '07:55', timeOut: '18:00', reason: 'The clock stood still' }
    await tahi.call(manager, correctAttendance, { body: { _id: days[0]._id, ...times } })
    const confirm = async () => (await tahi.call(manager, confirmAttendance, { body: { ids, seen } })).ok.data
    const refused = [{ _id: days[0]._id, msg: texts.attendance.changedMeanwhile }]
    expect(await confirm()).toEqual({ confirmed: [days[1]._id], refused })
    expect(await confirm()).toEqual({ confirmed: [days[1]._id], refused })
    const { data } = (await tahi.call(manager, readAttendance, { params: { id: days[0]._id } })).ok
    expect(data).toMatchObject({ status: 'pending', timeOut: '18:00' })
    // A colleague who saw the new times confirms the day.
    await tahi.call(manager, confirmAttendance, { body: { ids: [days[0]._id] } })
    expect(await confirm()).toEqual({ confirmed: [days[1]._id], refused })
  })

  it('leaves alone a pending day without times, which waits for its times', async () => {
    const date = '2026-11-13'
    const { _id, status, can } = await record(date, { timeIn: '', timeOut: '' })
    expect({ status, can }).toEqual({ status: 'pending', can: ['correct', 'remove'] })
    const confirm = async () =>
      (await tahi.call(manager, confirmAttendance, { body: { ids: [_id] } })).ok.data
    const refused = [{ _id, msg: texts.attendance.nothingToConfirm }]
    expect(await confirm()).toEqual({ confirmed: [], refused })

    const listed = async (status: 'pending' | 'toConfirm') => {
      const query = { from: date, to: date, status }
      return (await tahi.call(manager, listAttendance, { params: { id: 'all' }, query })).ok.total
    }
    expect([await listed('pending'), await listed('toConfirm')]).toEqual([1, 0])
    const times = { timeIn: '07:55', timeOut: '17:00', reason: 'The clock stood still' }
    await tahi.call(manager, correctAttendance, { body: { _id, ...times } })
    expect([await listed('pending'), await listed('toConfirm')]).toEqual([1, 1])
    expect(await confirm()).toEqual({ confirmed: [_id], refused: [] })
  })

  it('is refused again where the day became something else meanwhile', async () => {
    const day = await record('2026-11-06', { timeIn: '07:55', timeOut: '17:00' })
    const body = { ids: [day._id] }
    await tahi.call(manager, confirmAttendance, { body })
    await tahi.call(manager, createAttendance, { body: { _id: day._id, status: 'halfday' } })
    const { ok } = await tahi.call(manager, confirmAttendance, { body })
    expect(ok.data).toEqual({ confirmed: [], refused: [{ _id: day._id, msg: texts.attendance.notPending }] })
    const entered = await record('2026-11-07', { timeIn: '07:55', timeOut: '' })
    expect(entered.status).toBe('present')
    const unfinished = (await tahi.call(manager, confirmAttendance, { body: { ids: [entered._id] } })).ok
    expect(unfinished.data.refused).toHaveLength(1)
  })

  it('works under a pending payslip, which can be recomputed, and no longer under a paid one', async () => {
    const unpaid = await record('2026-11-09', { timeIn: '07:55', timeOut: '17:00' })
    const paid = await record('2026-11-10', { timeIn: '07:55', timeOut: '17:00' })
    await coverByPayslip(tahi, sewer, '2026-11-09', '2026-11-09')
    await coverByPayslip(tahi, sewer, '2026-11-10', '2026-11-10', 'paid')
    const list = await tahi.call(manager, listAttendance, {
      params: { id: sewer.id },
      query: { from: '2026-11-09', to: '2026-11-10', sort: 'date' },
    })
    expect(list.ok.data.map(({ can }) => can)).toEqual([['confirm'], []])

    const { ok } = await tahi.call(manager, confirmAttendance, { body: { ids: [unpaid._id, paid._id] } })
    expect(ok.data).toEqual({
      confirmed: [unpaid._id],
      refused: [{ _id: paid._id, msg: texts.attendance.paidByPayslip }],
    })
  })

  it("does not reach another branch's record", async () => {
    const day = await record('2026-11-04', { timeIn: '07:55', timeOut: '17:00' })
    const stranger = await tahi.addPerson('manager', await tahi.addBranch())
    const { ok } = await tahi.call(stranger, confirmAttendance, { body: { ids: [day._id] } })
    expect(ok.data).toEqual({
      confirmed: [],
      refused: [{ _id: day._id, msg: texts.recordNotFound, code: 'not_found' }],
    })
    const list = await tahi.call(stranger, listAttendance, { params: { id: 'all' }, query: {} })
    expect(list.ok).toMatchObject({ data: [], total: 0 })
  })
})
