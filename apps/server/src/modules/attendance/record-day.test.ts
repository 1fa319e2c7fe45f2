import { randomUUID } from 'node:crypto'
import {
  correctAttendance,
  createAttendance,
  listAttendance,
  readAttendance,
  removeAttendance,
  texts,
} from '@tahi/contract'
import { sql } from 'kysely'
import { beforeAll, describe, expect, it } from 'vitest'
import { coverByPayslip } from '../../../test/fixtures/payslips.ts'
import { type Person, server, type TestServer } from '../../../test/fixtures/server.ts'
import { untilWaiting } from '../../../test/fixtures/waiting.ts'

describe("an employee's day", () => {
  let tahi: TestServer
  let branch: string
  let manager: Person
  let sewer: Person

  beforeAll(async () => {
    tahi = await server()
    branch = await tahi.addBranch()
    manager = await tahi.addPerson('manager', branch)
  })

  const newDay = async (date: string, more: object = {}) => {
    sewer = await tahi.addPerson('user', branch)
    return { date, userId: sewer.id, timeIn: '07:00', timeOut: '16:00', ...more }
  }
  const create = (body: object) => tahi.call(manager, createAttendance, { body })

  it('is present by default, pending when it is to be derived', async () => {
    expect((await create(await newDay('2026-11-02'))).ok.data.status).toBe('present')
    expect((await create(await newDay('2026-11-02', { status: 'pending' }))).ok.data.status).toBe('pending')
    const half = await newDay('2026-11-02', { status: 'pending', timeOut: '12:00' })
    expect((await create(half)).ok.data.status).toBe('halfday')
  })

  it.each([
    ['present', {}],
    ['what it is derived from', { status: 'pending', timeOut: '12:00' }],
  ])('is made once, however often it is sent: as %s', async (_, how) => {
    const body = await newDay('2026-11-02', { _id: randomUUID(), ...how })
    const first = (await create(body)).ok.data
    expect((await create(body)).ok.data).toEqual(first)
    expect((await create({ ...body, _id: 'new' })).failure).toMatchObject({
      code: 'conflict',
      msg: texts.attendance.exists,
    })
  })

  it('is not written where its payslip is marked paid at the same moment', async () => {
    const body = await newDay('2026-11-02')
    await coverByPayslip(tahi, sewer, '2026-11-01', '2026-11-15')
    const { created } = await tahi.database.asOwner(async (queries) => {
      await sql`select from person where id = ${sewer.id} for no key update`.execute(queries)
      const created = create(body)
      await untilWaiting(tahi.database, 1)
      await sql`update payslip set status = 'paid' where person_id = ${sewer.id}`.execute(queries)
      return { created }
    })
    expect((await created).failure.msg).toBe(texts.attendance.paidByPayslip)
  })

  it.each([
    ['a day to come', { date: '2026-11-19' }, 'date', texts.attendance.future],
    ['a day that is none', { date: '2026-02-30' }, 'date', 'Enter a day as YYYY-MM-DD'],
    ['a time that is none', { timeIn: '25:00' }, 'timeIn', undefined],
    [
      'out before in',
      { timeIn: '16:00', timeOut: '07:00' },
      'timeOut',
      texts.attendance.timesProblems.out_before_in,
    ],
    ['out without in', { timeIn: '' }, 'timeOut', texts.attendance.timesProblems.out_without_in],
    ['no employee', { userId: undefined }, 'userId', 'Choose an employee'],
  ])('names %s at its field', async (_, wrong, path, msg) => {
    const { failure, status } = await create({ ...(await newDay('2026-11-02')), ...wrong })
    expect(status).toBe(400)
    expect(failure.errors?.[0]?.path).toBe(path)
    if (msg) expect(failure.errors?.[0]?.msg).toBe(msg)
  })

  it('locks employee, date and times under edit; the status may change', async () => {
    const { _id, version } = (await create(await newDay('2026-11-02'))).ok.data
    expect((await create({ _id, date: '2026-11-03' })).failure.msg).toBe('Cannot modify the date here')
    expect((await create({ _id, timeIn: '08:00' })).failure.msg).toBe(texts.attendance.timesLocked)
    expect((await create({ _id, userId: manager.id })).failure.msg).toBe(texts.attendance.employeeLocked)
    expect((await create({ _id, status: 'absent', version })).ok.data).toMatchObject({
      status: 'absent',
      version: 2,
    })
    // A retry after a lost reply.
    expect((await create({ _id, status: 'absent', version })).ok.data.version).toBe(2)
    const late = await create({ _id, status: 'leave', version })
    expect(late.failure).toMatchObject({ code: 'stale', data: { status: 'absent', version: 2 } })
  })

  it('is corrected for a reason, which stays in its history', async () => {
    const { _id, version } = (await create(await newDay('2026-11-02'))).ok.data
    const correct = (body: object) =>
      tahi.call(manager, correctAttendance, {
        body: { _id, timeIn: '07:00', timeOut: '17:30', reason: 'Clock was off', ...body },
      })
    expect((await correct({ reason: '' })).failure.errors?.[0]?.path).toBe('reason')
    expect((await correct({ timeOut: '06:00' })).failure.errors?.[0]?.path).toBe('timeOut')
    expect((await correct({ version })).ok.data).toMatchObject({
      timeOut: '17:30',
      status: 'pending',
      version: 2,
    })
    expect((await correct({ timeOut: '18:00', version })).failure.code).toBe('stale')
    // A retry after a lost reply.
    expect((await correct({ version })).ok.data).toMatchObject({ timeOut: '17:30', version: 2 })
    const { history } = (await tahi.call(manager, readAttendance, { params: { id: _id } })).ok.data
    expect(history[0]).toMatchObject({
      action: 'attendance.correct',
      by: 'Ana Santos',
      reason: 'Clock was off',
      before: { timeOut: '16:00', status: 'present' },
      after: { timeOut: '17:30', status: 'pending' },
    })
    expect(history.filter(({ action }) => action === 'attendance.correct')).toHaveLength(1)
  })

  it('can be corrected and removed on the day itself', async () => {
    expect((await create(await newDay('2026-11-18'))).ok.data.can).toEqual(['correct', 'remove'])
  })

  it('is removed softly, and can then be recorded anew', async () => {
    const body = await newDay('2026-11-02')
    const { _id } = (await create(body)).ok.data
    expect((await tahi.call(manager, removeAttendance, { body: { _id } })).status).toBe(200)
    expect((await tahi.call(manager, removeAttendance, { body: { _id } })).status).toBe(404)
    expect((await tahi.call(manager, readAttendance, { params: { id: _id } })).status).toBe(404)
    expect((await create(body)).ok.data._id).not.toBe(_id)
  })

  it('stays as it is when a payslip covers it', async () => {
    const { _id } = (await create(await newDay('2026-11-02'))).ok.data
    await coverByPayslip(tahi, sewer, '2026-11-01', '2026-11-15')
    const body = { _id, timeIn: '07:00', timeOut: '17:30', reason: 'Clock was off' }
    for (const refused of [
      await tahi.call(manager, correctAttendance, { body }),
      await tahi.call(manager, removeAttendance, { body: { _id } }),
      await create({ _id, status: 'absent' }),
    ])
      expect(refused.failure).toMatchObject({ code: 'conflict', msg: texts.attendance.coveredByPayslip })
    expect((await tahi.call(manager, readAttendance, { params: { id: _id } })).ok.data.can).toEqual([])
  })

  it('of another branch is not there, whatever is sent with its id', async () => {
    const { _id } = (await create(await newDay('2026-11-02'))).ok.data
    const elsewhere = await tahi.addBranch()
    const stranger = await tahi.addPerson('manager', elsewhere)
    const own = await tahi.addPerson('user', elsewhere)
    const record = (body: object) => tahi.call(stranger, createAttendance, { body: { _id, ...body } })
    const day = { userId: own.id, date: '2026-11-03', timeIn: '07:00', timeOut: '16:00' }
    expect((await record(day)).status).toBe(404)
    expect((await record({ version: 1, status: 'absent' })).status).toBe(404)
    for (const part of [{}, { status: 'absent' }, { date: '2026-11-02' }, { userId: own.id }])
      expect((await record(part)).status).toBe(404)
    expect((await create({ ...(await newDay('2026-11-02')), _id: randomUUID(), version: 4 })).status).toBe(
      404,
    )
  })

  it('is recorded under a pending payslip, which can be recomputed, but not once it is paid', async () => {
    const unpaid = await newDay('2026-11-05')
    await coverByPayslip(tahi, sewer, '2026-11-05', '2026-11-06')
    expect((await create(unpaid)).ok.data.can).toEqual([])
    const paid = await newDay('2026-11-07')
    await coverByPayslip(tahi, sewer, '2026-11-07', '2026-11-08', 'paid')
    expect((await create(paid)).failure).toMatchObject({
      code: 'conflict',
      msg: texts.attendance.paidByPayslip,
    })
    const { ok } = await tahi.call(manager, listAttendance, {
      params: { id: sewer.id },
      query: { from: '2026-11-07', to: '2026-11-07' },
    })
    expect(ok.total).toBe(0)
  })

  it('of somebody who left, or of no branch, cannot be recorded', async () => {
    const body = await newDay('2026-11-02')
    const head = await tahi.addPerson('hr')
    expect((await create({ ...body, userId: head.id })).status).toBe(404)
  })
})
