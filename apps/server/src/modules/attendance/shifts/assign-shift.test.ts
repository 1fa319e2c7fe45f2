import {
  assignShift,
  createAttendance,
  createShift,
  listAttendance,
  listShifts,
  readAttendance,
  texts,
} from '@tahi/contract'
import { sql } from 'kysely'
import pg from 'pg'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { coverByPayslip } from '../../../../test/fixtures/payslips.ts'
import { type Person, server, type TestServer } from '../../../../test/fixtures/server.ts'

describe('assigning a shift', () => {
  let tahi: TestServer
  let branch: string
  let manager: Person
  let sewer: Person
  let early: string

  beforeEach(async () => {
    tahi = await server()
    branch = await tahi.addBranch()
    manager = await tahi.addPerson('manager', branch)
    sewer = await tahi.addPerson('user', branch)
    early = await shift('Early', '06:00')
  })

  const shift = async (name: string, start: string, as = manager) =>
    (await tahi.call(as, createShift, { body: { name, start, end: '15:00' } })).ok.data._id
  const assign = (shiftId: string | null, from: string, people = [sewer], as = manager) =>
    tahi.call(as, assignShift, { body: { shiftId, userIds: people.map(({ id }) => id), from } })
  const record = (date: string, person = sewer) =>
    tahi.call(manager, createAttendance, {
      body: { date, timeIn: '07:30', timeOut: '17:00', status: 'pending', userId: person.id },
    })
  const statuses = async () => {
    const query = { sort: 'date' }
    const { ok } = await tahi.call(manager, listAttendance, { params: { id: sewer.id }, query })
    return ok.data.map(({ status }) => status)
  }

  it('makes its hours hold from the day on, for days recorded before too', async () => {
    for (const day of ['2026-11-02', '2026-11-03', '2026-11-04']) await record(day)
    expect(await statuses()).toEqual(['pending', 'pending', 'pending'])
    const colleague = await tahi.addPerson('user', branch)
    await assign(null, '2026-11-04', [colleague])
    const { ok } = await assign(early, '2026-11-03', [sewer, colleague, sewer])
    expect(ok.data).toMatchObject({ assigned: 2, keptDays: 0, refused: [], beginsLater: [] })
    await record('2026-11-05')
    expect(await statuses()).toEqual(['pending', 'late', 'late', 'late'])

    await assign(null, '2026-11-05')
    expect(await statuses()).toEqual(['pending', 'late', 'late', 'pending'])
    await assign(null, '2026-11-03')
    expect(await statuses()).toEqual(['pending', 'pending', 'pending', 'pending'])
  })

  it('is told by the history of each day that it changes, and of no other', async () => {
    const days = ['2026-11-02', '2026-11-03', '2026-11-04']
    const ids: string[] = []
    for (const day of days) ids.push((await record(day)).ok.data._id)
    await assign(early, '2026-11-03')
    const histories = await Promise.all(
      ids.map(
        async (id) => (await tahi.call(manager, readAttendance, { params: { id } })).ok.data.history[0],
      ),
    )
    const after = { status: 'late', lateAfter: 390, paidFrom: 360, paidUntil: 900, breakMinutes: 60 }
    const before = { status: 'pending', lateAfter: 510, paidFrom: 420, paidUntil: 960, breakMinutes: 60 }
    const told = { action: 'attendance.new-hours', before, after }
    expect(histories).toMatchObject([{ action: 'attendance.create' }, told, told])
  })

  it('takes as many statements for many days as for few', async () => {
    const statements = async (count: number) => {
      const people: Person[] = []
      for (let number = 0; number < count; number += 1) people.push(await tahi.addPerson('user', branch))
      for (const person of people) await record('2026-11-03', person)
      const query = vi.spyOn(pg.Client.prototype, 'query')
      await assign(early, '2026-11-03', people)
      const asked = query.mock.calls.length
      query.mockRestore()
      return asked
    }
    expect(await statements(5)).toBe(await statements(2))
  })

  it('touches neither days under a payslip nor those after the next assignment', async () => {
    const days = ['2026-11-03', '2026-11-04', '2026-11-05']
    await assign(null, '2026-11-05')
    for (const day of days) await record(day)
    const colleague = await tahi.addPerson('user', branch)
    await record('2026-11-03', colleague)
    for (const person of [sewer, colleague]) await coverByPayslip(tahi, person, '2026-11-03', '2026-11-03')
    expect((await assign(early, '2026-11-02')).ok.data).toMatchObject({ assigned: 1, keptDays: 1 })
    expect(await statuses()).toEqual(['pending', 'late', 'pending'])
    // A day under a payslip with the same hours is not counted.
    expect((await assign(null, '2026-11-02')).ok.data).toMatchObject({ assigned: 1, keptDays: 0 })
  })

  it('is kept in the audit trail, and shows among a person’s shifts', async () => {
    const late = await shift('Late', '09:00')
    await assign(late, '2026-11-01', [await tahi.addPerson('user', branch)])
    await assign(early, '2026-11-02')
    await assign(late, '2026-11-09')
    // What applied before the day does not depend on later assignments.
    await assign(null, '2026-11-05')
    await assign(early, '2026-11-12')
    const { rows } = await tahi.database.asOwner((queries) =>
      sql`select action, before, after from audit_entry where entity_id = ${sewer.id} order by id`.execute(
        queries,
      ),
    )
    expect(rows).toMatchObject([
      { action: 'shift.assign', before: { shiftId: null }, after: { shiftId: early, from: '2026-11-02' } },
      { action: 'shift.assign', before: { shiftId: early }, after: { shiftId: late, from: '2026-11-09' } },
      { action: 'shift.assign', before: { shiftId: early }, after: { shiftId: null, from: '2026-11-05' } },
      { action: 'shift.assign', before: { shiftId: late }, after: { shiftId: early, from: '2026-11-12' } },
    ])
    await shift('Unused', '10:00')
    const names = async (as: Person, id: string) =>
      (await tahi.call(as, listShifts, { params: { id }, query: {} })).ok.data.map(({ name }) => name)
    expect(await names(manager, sewer.id)).toEqual(['Early', 'Late'])
    expect(await names(sewer, sewer.id)).toEqual(['Early', 'Late'])
    expect(await names(sewer, 'all')).toEqual(['Early', 'Late', 'Unused'])
  })

  it('tells who has other hours planned that end it', async () => {
    const colleague = await tahi.addPerson('user', branch)
    await assign(early, '2026-11-09', [colleague])
    await assign(null, '2026-11-16')
    const { endsSooner } = (await assign(early, '2026-11-02', [sewer, colleague])).ok.data
    expect(endsSooner.map(({ _id }) => _id)).toEqual([sewer.id])
  })

  it('leaves out who is no longer there, and says no more of strangers', async () => {
    const other = await tahi.addBranch()
    const stranger = await tahi.addPerson('user', other)
    const gone = await tahi.addPerson('user', branch)
    await tahi.database.asOwner((queries) =>
      sql`update person set active = false where id = ${gone.id}`.execute(queries),
    )
    await record('2026-11-02')
    const mixed = (await assign(early, '2026-11-02', [stranger, sewer, gone])).ok.data
    const notThere = ({ id }: Person) => ({ _id: id, msg: texts.recordNotFound, code: 'not_found' })
    expect(mixed).toMatchObject({ assigned: 1, refused: [notThere(stranger), notThere(gone)] })
    expect(await statuses()).toEqual(['late'])

    const alone = (await assign(early, '2026-11-02', [stranger])).ok.data
    expect(alone).toMatchObject({ assigned: 0, refused: [notThere(stranger)] })
    const { rows } = await tahi.database.asOwner((queries) =>
      sql`select person_id from shift_assignment where person_id in (${stranger.id}, ${gone.id})`.execute(
        queries,
      ),
    )
    expect(rows).toEqual([])
  })

  it('leaves out who is in another branch than the shift', async () => {
    const stranger = await tahi.addPerson('user', await tahi.addBranch())
    const hr = await tahi.addPerson('hr')
    expect((await assign(early, '2026-11-02', [sewer, stranger], hr)).ok.data).toMatchObject({
      assigned: 1,
      refused: [{ _id: stranger.id, msg: texts.shift.ownBranchOnly }],
    })
  })

  it('is refused for a shift that was removed meanwhile, or is out of reach', async () => {
    const strange = await shift('Early', '06:00', await tahi.addPerson('manager', await tahi.addBranch()))
    expect((await assign(strange, '2026-11-02')).failure).toMatchObject({ code: 'not_found' })
    await tahi.call(manager, createShift, { body: { _id: early, status: false } })
    expect((await assign(early, '2026-11-02')).failure).toMatchObject({
      code: 'invalid',
      errors: [{ path: 'shiftId', msg: texts.shift.removed }],
    })
    await record('2026-11-02')
    expect(await statuses()).toEqual(['pending'])
  })
})
