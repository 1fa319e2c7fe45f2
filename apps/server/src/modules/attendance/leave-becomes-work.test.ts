import { randomUUID } from 'node:crypto'
import {
  assignShift,
  correctAttendance,
  createAttendance,
  createLeave,
  createPunch,
  createShift,
  readAttendance,
  texts,
} from '@tahi/contract'
import { sql } from 'kysely'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { openPeopleBranches, type PeopleBranches } from '../../../test/fixtures/people-branches.ts'
import { type Person, usualNow } from '../../../test/fixtures/server.ts'
import { closeDay } from './nightly-close/close-day.ts'

// Wednesday, November 18, 2026 is today.
describe('a day of leave on which somebody worked', () => {
  let office: PeopleBranches
  let sewer: Person
  let shift: string
  let leave: string

  beforeAll(async () => {
    office = await openPeopleBranches()
  })
  beforeEach(async () => {
    const { tahi, manager, branch } = office
    sewer = await tahi.addPerson('user', branch)
    const hours = { name: `Late ${sewer.code}`, start: '12:00', end: '20:00' }
    shift = (await tahi.call(manager, createShift, { body: hours })).ok.data._id
    await tahi.call(manager, assignShift, {
      body: { shiftId: shift, userIds: [sewer.id], from: '2026-11-02' },
    })
    const asked = { leaveType: 'Sick', date: '2026-11-17', dateEnd: '2026-11-19' } as const
    const body = { userId: sewer.id, ...asked, state: 'confirmed' } as const
    leave = (await tahi.call(manager, createLeave, { body })).ok.data._id
  })

  const changeShift = () =>
    office.tahi.call(office.manager, createShift, { body: { _id: shift, start: '05:00', end: '13:00' } })
  const days = async () => {
    const { rows } = await office.tahi.database.asOwner((queries) =>
      sql<{ id: string; hours: string }>`
        select id, recorded_status || ' ' || late_after || ' ' || paid_from || '-' || paid_until as hours
        from attendance where person_id = ${sewer.id} and active order by day`.execute(queries),
    )
    return rows
  }
  const hours = async () => (await days()).map((day) => day.hours)

  it('is none before it has come', async () => {
    const before = await days()
    const _id = before[2]?.id ?? ''
    const { tahi, manager } = office
    const answers = [
      await tahi.call(manager, correctAttendance, {
        body: { _id, timeIn: '12:00', timeOut: '20:00', reason: 'Came after all' },
      }),
      await tahi.call(manager, createAttendance, { body: { _id, status: 'present' } }),
    ]
    for (const { status, failure } of answers)
      expect([status, failure.msg]).toEqual([409, texts.attendance.future])
    expect(await days()).toEqual(before)
    const can = async (at: number) =>
      (await tahi.call(manager, readAttendance, { params: { id: before[at]?.id ?? '' } })).ok.data.can
    expect([await can(0), await can(2)]).toEqual([['correct', 'remove'], ['remove']])
  })

  it("stays the leave's where it is corrected to no times, and is taken back with it", async () => {
    const { tahi, manager } = office
    const absent = { userId: sewer.id, date: '2026-11-16', status: 'absent' } as const
    await tahi.call(manager, createAttendance, { body: absent })
    await tahi.call(manager, createLeave, { body: { _id: leave, date: absent.date } })
    for (const { id } of (await days()).slice(0, 2)) {
      const body = { _id: id, timeIn: '', timeOut: '', reason: 'Was away' }
      expect((await tahi.call(manager, correctAttendance, { body })).status).toBe(200)
    }
    await tahi.call(manager, createLeave, { body: { _id: leave, state: 'rejected' } })
    expect(await hours()).toEqual(['absent 750 720-1200'])
  })

  it('goes by the hours that its shift has on it, clocked or entered by HR', async () => {
    await changeShift()
    const [first] = await days()
    await office.tahi.call(office.manager, correctAttendance, {
      body: { _id: first?.id ?? '', timeIn: '05:00', timeOut: '13:00', reason: 'Came after all' },
    })
    await office.tahi.call(sewer, createAttendance, { body: { status: 'pending', timeIn: '10:00' } })
    expect(await hours()).toEqual(['pending 750 720-1200', 'pending 330 300-780', 'leave 750 720-1200'])
  })

  it('that was claimed from a phone goes by them too', async () => {
    await changeShift()
    const sentAt = usualNow.toISOString()
    const claim = { kind: 'in' as const, phoneTime: '2026-11-17T21:00:00Z', sentAt }
    const body = { _id: randomUUID(), ...claim, sinceContact: null, contactAt: null, setBack: 0 }
    await office.tahi.call(sewer, createPunch, { body })
    expect((await hours())[1]).toBe('pending 330 300-780')
  })

  it('goes by them when it turns out to be an absence, as the close would have written it', async () => {
    const { tahi, manager, branch } = office
    await tahi.database.asOwner((queries) =>
      sql`update person set created_at = '2026-11-02T01:00:00Z' where id = ${sewer.id}`.execute(queries),
    )
    await changeShift()
    for (const day of ['2026-11-18', '2026-11-19'])
      await tahi.database.asOwner((queries) =>
        closeDay(queries, { branchId: branch, day, now: usualNow, timeZone: 'Asia/Manila' }),
      )
    await tahi.call(manager, createLeave, { body: { _id: leave, dateEnd: '2026-11-17' } })
    expect(await hours()).toEqual(['leave 750 720-1200', 'absent 330 300-780', 'absent 330 300-780'])
  })

  it('keeps its hours once it was worked', async () => {
    await office.tahi.call(sewer, createAttendance, { body: { status: 'pending', timeIn: '10:00' } })
    await changeShift()
    const today = (await days())[1]?.id ?? ''
    for (const status of ['leave', 'present'] as const)
      await office.tahi.call(office.manager, createAttendance, { body: { _id: today, status } })
    expect((await hours())[1]).toBe('present 750 720-1200')
  })

  it('goes by the usual hours after a move, from the day of the move on', async () => {
    await office.change(office.hr, sewer, { branchId: office.other })
    expect(await hours()).toEqual(['leave 750 720-1200', 'leave 510 420-960', 'leave 510 420-960'])
  })
})
