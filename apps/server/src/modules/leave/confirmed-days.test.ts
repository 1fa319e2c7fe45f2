import {
  assignShift,
  confirmAttendance,
  createAttendance,
  createLeave,
  createShift,
  decideLeaves,
  listAttendance,
  readAttendance,
  texts,
  withdrawLeave,
} from '@tahi/contract'
import { sql } from 'kysely'
import { beforeEach, describe, expect, it } from 'vitest'
import { type LeaveBody, type LeaveBranch, openLeaveBranch } from '../../../test/fixtures/leave-branch.ts'
import { coverByPayslip } from '../../../test/fixtures/payslips.ts'

// Wednesday, November 18, 2026 is today.
describe("a confirmed leave's days in attendance", () => {
  let desk: LeaveBranch

  beforeEach(async () => {
    desk = await openLeaveBranch()
  })

  const save = async (body: LeaveBody) => (await desk.save(body)).ok.data
  const leave = (date: string, dateEnd: string, more: LeaveBody = {}) =>
    desk.added({ date, dateEnd, ...more })
  const confirmed = (date: string, dateEnd: string) => leave(date, dateEnd, { state: 'confirmed' })
  const record = async (date: string, more: object = {}) =>
    desk.tahi.call(desk.manager, createAttendance, { body: { userId: desk.sewer.id, date, ...more } })
  const records = async () => {
    const asked = { params: { id: desk.sewer.id }, query: { sort: 'date' } } as const
    return (await desk.tahi.call(desk.manager, listAttendance, asked)).ok.data
  }
  const days = async () => (await records()).map(({ date, status }) => `${date.slice(5)} ${status}`)

  it('are every covered day that has no attendance, Sundays and days to come included', async () => {
    await record('2026-11-17', { timeIn: '07:00', timeOut: '16:00' })
    await confirmed('2026-11-16', '2026-11-22')
    expect(await days()).toEqual([
      '11-16 leave',
      '11-17 present',
      '11-18 leave',
      '11-19 leave',
      '11-20 leave',
      '11-21 leave',
      '11-22 leave',
    ])
  })

  it('have the schedule of the day', async () => {
    const hours = { name: `Early ${desk.sewer.code}`, start: '06:00', end: '15:00' }
    const shift = (await desk.tahi.call(desk.manager, createShift, { body: hours })).ok.data
    const body = { shiftId: shift._id, userIds: [desk.sewer.id], from: '2026-11-20' }
    await desk.tahi.call(desk.manager, assignShift, { body })
    await confirmed('2026-11-19', '2026-11-20')
    const { rows } = await desk.tahi.database.asOwner((queries) =>
      sql`select paid_from, late_after from attendance where person_id = ${desk.sewer.id} order by day`.execute(
        queries,
      ),
    )
    expect(rows).toEqual([
      { paid_from: 420, late_after: 510 },
      { paid_from: 360, late_after: 390 },
    ])
  })

  it('are not there while it is requested, nor once it is rejected', async () => {
    const { _id } = await leave('2026-11-19', '2026-11-20')
    expect(await days()).toEqual([])
    await save({ _id, state: 'rejected' })
    expect(await days()).toEqual([])
    await save({ _id, state: 'confirmed' })
    expect(await days()).toEqual(['11-19 leave', '11-20 leave'])
  })

  it.each(['reopened', 'rejected', 'withdrawn'])(
    'are removed when it is %s, and nothing else',
    async (how) => {
      await record('2026-11-16', { status: 'leave' })
      await record('2026-11-17', { timeIn: '07:00', timeOut: '16:00' })
      const { _id } = await confirmed('2026-11-16', '2026-11-20')
      expect(await days()).toHaveLength(5)
      if (how === 'withdrawn') await desk.tahi.call(desk.manager, withdrawLeave, { body: { _id } })
      else await save({ _id, state: how === 'rejected' ? 'rejected' : 'requested' })
      expect(await days()).toEqual(['11-16 leave', '11-17 present'])
    },
  )

  it('move with it', async () => {
    const { _id } = await confirmed('2026-11-16', '2026-11-18')
    const before = await records()
    await save({ _id, date: '2026-11-18', dateEnd: '2026-11-20' })
    expect(await days()).toEqual(['11-18 leave', '11-19 leave', '11-20 leave'])
    // The day that is still covered keeps its record.
    expect((await records())[0]?._id).toBe(before[2]?._id)
  })

  it('are no longer its own once the person clocked in', async () => {
    const { _id } = await confirmed('2026-11-18', '2026-11-19')
    const clocked = await desk.tahi.call(desk.sewer, createAttendance, { body: { timeIn: '10:00' } })
    expect(clocked.ok.data).toMatchObject({ date: '2026-11-18', timeIn: '10:00', status: 'present' })
    await save({ _id, state: 'rejected' })
    expect(await days()).toEqual(['11-18 present'])
  })

  it('are no longer its own once somebody changed them, even to leave again', async () => {
    const { _id } = await confirmed('2026-11-16', '2026-11-18')
    const [day] = await records()
    for (const status of ['absent', 'leave'] as const)
      await desk.tahi.call(desk.manager, createAttendance, { body: { _id: day?._id, status } })
    await save({ _id, state: 'requested' })
    expect(await days()).toEqual(['11-16 leave'])
  })

  it('are no longer its own whoever wrote a time into them', async () => {
    const { _id } = await confirmed('2026-11-16', '2026-11-17')
    await desk.tahi.database.asOwner((queries) =>
      sql`update attendance set time_in = 420, recorded_status = 'pending'
        where leave_id = ${_id} and day = '2026-11-16'`.execute(queries),
    )
    await save({ _id, state: 'rejected' })
    expect(await days()).toEqual(['11-16 present'])
  })

  it('become attendance by New Attendance, whose history says so', async () => {
    const { _id } = await confirmed('2026-11-17', '2026-11-18')
    const body = { _id: crypto.randomUUID(), userId: desk.sewer.id, date: '2026-11-17', timeIn: '07:00' }
    const sent = { ...body, timeOut: '16:00' }
    const made = (await desk.tahi.call(desk.manager, createAttendance, { body: sent })).ok.data
    expect(made).toMatchObject({ _id: body._id, status: 'present' })
    expect((await desk.tahi.call(desk.manager, createAttendance, { body: sent })).ok.data).toEqual(made)
    const read = await desk.tahi.call(desk.manager, readAttendance, { params: { id: made._id } })
    expect(read.ok.data.history[0]).toMatchObject({
      action: 'attendance.create',
      before: { status: 'leave' },
      after: { status: 'present' },
    })
    await save({ _id, state: 'rejected' })
    expect(await days()).toEqual(['11-17 present'])
  })

  it('stay leave when leave is recorded again by hand, or the day is paid', async () => {
    await confirmed('2026-11-16', '2026-11-18')
    expect((await record('2026-11-16', { status: 'leave' })).status).toBe(409)
    await coverByPayslip(desk.tahi, desk.sewer, '2026-11-16', '2026-11-17', 'paid')
    expect((await record('2026-11-17', { timeIn: '07:00' })).status).toBe(409)
    expect(await days()).toEqual(['11-16 leave', '11-17 leave', '11-18 leave'])
  })

  it('take the place of an absence, which comes back with their end; who was there was there', async () => {
    await record('2026-11-16', { status: 'absent' })
    await record('2026-11-17', { timeIn: '09:00', timeOut: '16:00' })
    const { _id } = await confirmed('2026-11-16', '2026-11-18')
    expect(await days()).toEqual(['11-16 leave', '11-17 present', '11-18 leave'])
    await save({ _id, state: 'requested' })
    expect(await days()).toEqual(['11-16 absent', '11-17 present'])

    await save({ _id, state: 'confirmed' })
    await record('2026-11-16', { timeIn: '07:00', timeOut: '16:00' })
    await save({ _id, state: 'rejected' })
    expect(await days()).toEqual(['11-16 present', '11-17 present'])
  })

  it('are written also where a payslip covers them, beside what it has paid', async () => {
    await record('2026-11-03', { timeIn: '07:00', timeOut: '16:00' })
    await coverByPayslip(desk.tahi, desk.sewer, '2026-11-01', '2026-11-15')
    await confirmed('2026-11-03', '2026-11-04')
    expect(await days()).toEqual(['11-03 present', '11-04 leave'])
  })

  it('say in their history which leave wrote them', async () => {
    await confirmed('2026-11-17', '2026-11-17')
    const [day] = await records()
    const read = await desk.tahi.call(desk.manager, readAttendance, { params: { id: day?._id ?? '' } })
    expect(read.ok.data.history).toMatchObject([
      { action: 'leave.confirm', by: 'Ana Santos', after: { leaveType: 'Sick', state: 'confirmed' } },
    ])
    // A leave cannot be confirmed like a full day.
    const confirm = await desk.tahi.call(desk.manager, confirmAttendance, { body: { ids: [day?._id ?? ''] } })
    expect(confirm.ok.data.confirmed).toEqual([])
  })

  describe('of many', () => {
    const decide = async (ids: string[], state: 'confirmed' | 'rejected' | 'requested') =>
      (await desk.tahi.call(desk.manager, decideLeaves, { body: { ids, state } })).ok.data

    it('are written once, by two confirmations at the same time too', async () => {
      const one = await leave('2026-11-16', '2026-11-17')
      const two = await leave('2026-11-19', '2026-11-19')
      const ids = [one._id, two._id]
      const answers = await Promise.all([decide(ids, 'confirmed'), decide([...ids].reverse(), 'confirmed')])
      for (const { decided, refused } of answers)
        expect([decided.toSorted(), refused]).toEqual([ids.toSorted(), []])
      expect(await days()).toEqual(['11-16 leave', '11-17 leave', '11-19 leave'])
      const { rows } = await desk.tahi.database.asOwner((queries) =>
        sql`select version, (select count(*) from audit_entry where entity_id = leave.id) as entries
          from leave where person_id = ${desk.sewer.id}`.execute(queries),
      )
      expect(rows).toEqual([
        { version: 2, entries: 2 },
        { version: 2, entries: 2 },
      ])
    })

    it('are taken back together; what cannot be decided is named', async () => {
      const one = await confirmed('2026-11-16', '2026-11-17')
      const two = await confirmed('2026-11-19', '2026-11-19')
      const unknown = crypto.randomUUID()
      const answer = await decide([one._id, unknown, two._id], 'requested')
      expect(answer.decided).toEqual([one._id, two._id])
      expect(answer.refused).toMatchObject([{ _id: unknown, msg: texts.recordNotFound, code: 'not_found' }])
      expect(await days()).toEqual([])
    })

    it('are not written of rejected leaves whose days are taken meanwhile', async () => {
      const rejected = [
        await leave('2026-11-16', '2026-11-17', { state: 'rejected' }),
        await leave('2026-11-19', '2026-11-20', { state: 'rejected' }),
        await leave('2026-11-20', '2026-11-20', { state: 'rejected' }),
      ]
      await leave('2026-11-17', '2026-11-18')
      const ids = rejected.map(({ _id }) => _id)
      const { decided, refused } = await decide(ids, 'confirmed')
      expect(decided).toEqual([ids[1]])
      expect(refused.map(({ _id, msg }) => [_id, msg])).toEqual([
        [ids[0], 'This employee already has a requested leave from Nov 17, 2026 to Nov 18, 2026.'],
        [ids[2], 'This employee already has a leave on some of these days.'],
      ])
      expect(await days()).toEqual(['11-19 leave', '11-20 leave'])
    })

    it('are not written of who left', async () => {
      const { _id } = await leave('2026-11-19', '2026-11-19')
      await desk.tahi.database.asOwner((queries) =>
        sql`update person set active = false where id = ${desk.sewer.id}`.execute(queries),
      )
      expect((await decide([_id], 'confirmed')).refused).toMatchObject([
        { _id, msg: expect.stringContaining('deactivated') },
      ])
      const alone = await desk.tahi.call(desk.manager, createLeave, { body: { _id, state: 'confirmed' } })
      expect(alone.status).toBe(409)
      expect((await decide([_id], 'rejected')).decided).toEqual([_id])
    })
  })
})
