import {
  assignShift,
  createAttendance,
  createLeave,
  createShift,
  listAttendance,
  readAttendance,
  removeAttendance,
  removePayslip,
  withdrawLeave,
} from '@tahi/contract'
import { sql } from 'kysely'
import pg from 'pg'
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { hangUp, listen } from '../../../../test/fixtures/live.ts'
import { coverByPayslip } from '../../../../test/fixtures/payslips.ts'
import { type Person, server, type TestServer, usualNow } from '../../../../test/fixtures/server.ts'
import { closeDay } from '../nightly-close/close-day.ts'

// Today is Wednesday, November 18, 2026. Monday and Tuesday, the 16th and 17th, are closed, and the sewer is absent.
describe('absences on days that become days off', () => {
  let tahi: TestServer
  let branch: string
  let manager: Person
  let sewer: Person
  let notOnMondays: string

  beforeAll(async () => {
    tahi = await server()
  })
  afterAll(hangUp)
  beforeEach(async () => {
    branch = await tahi.addBranch()
    manager = await tahi.addPerson('manager', branch)
    const hours = { name: 'Not on Mondays', start: '07:00', end: '16:00', days: [2, 3, 4, 5, 6] }
    notOnMondays = (await tahi.call(manager, createShift, { body: hours })).ok.data._id
    sewer = await hired()
  })

  const hired = async () => {
    const person = await tahi.addPerson('user', branch)
    await tahi.database.asOwner((queries) =>
      sql`update person set created_at = '2026-11-10T01:00:00Z' where id = ${person.id}`.execute(queries),
    )
    return person
  }
  const close = async () => {
    for (const day of ['2026-11-16', '2026-11-17'])
      await tahi.database.asOwner((queries) =>
        closeDay(queries, { branchId: branch, day, now: usualNow, timeZone: 'Asia/Manila' }),
      )
  }
  const assign = async (shiftId: string | null, from = '2026-11-16', people = [sewer]) => {
    const body = { shiftId, userIds: people.map(({ id }) => id), from }
    return (await tahi.call(manager, assignShift, { body })).ok.data
  }
  const records = async () => {
    const input = { params: { id: sewer.id }, query: { sort: 'date' } } as const
    return (await tahi.call(manager, listAttendance, input)).ok.data
  }
  const days = async () => (await records()).map(({ date, status }) => `${date.slice(8)} ${status}`)
  const record = async (status: 'absent' | 'present', _id?: string) =>
    (
      await tahi.call(manager, createAttendance, {
        body: _id ? { _id, status } : { userId: sewer.id, date: '2026-11-16', status },
      })
    ).ok.data
  const leaveOnMonday = async () => {
    const dates = { date: '2026-11-16', dateEnd: '2026-11-16' }
    const body = { userId: sewer.id, leaveType: 'Sick', state: 'confirmed', ...dates } as const
    const { _id } = (await tahi.call(manager, createLeave, { body })).ok.data
    return { takeBack: () => tahi.call(manager, withdrawLeave, { body: { _id } }) }
  }

  it('go, and come back when the day is a working day again, told and audited', async () => {
    await close()
    const [monday] = await records()
    const own = await listen(tahi, sewer)
    expect(await assign(notOnMondays)).toMatchObject({ keptDays: 0, keptAbsences: 0 })
    expect(await days()).toEqual(['17 absent'])
    expect((await own.all()).map(({ name }) => name)).toContain('attendance-changed')

    await assign(null)
    expect(await days()).toEqual(['16 absent', '17 absent'])
    const history = async () => {
      const { data } = (await tahi.call(manager, readAttendance, { params: { id: monday?._id ?? '' } })).ok
      return data.history.map(({ action }) => action)
    }
    const once = ['attendance.day-off', 'attendance.working-day']
    expect((await history()).sort()).toEqual(once)

    await assign(notOnMondays)
    expect(await days()).toEqual(['17 absent'])
    await assign(null)
    expect(await days()).toEqual(['16 absent', '17 absent'])
    expect(await history()).toHaveLength(4)
  })

  it('go only in the days of the assignment, and only of those who are assigned', async () => {
    await close()
    await assign(notOnMondays, '2026-11-17')
    await assign(notOnMondays, '2026-11-16', [await hired()])
    expect(await days()).toEqual(['16 absent', '17 absent'])
  })

  it('stay where somebody entered them or decided that they are absences, and are counted', async () => {
    await record('absent')
    expect(await assign(notOnMondays)).toMatchObject({ keptDays: 0, keptAbsences: 1 })
    expect(await days()).toEqual(['16 absent'])

    sewer = await hired()
    await close()
    const [monday] = await records()
    await record('present', monday?._id)
    await record('absent', monday?._id)
    expect(await assign(notOnMondays)).toMatchObject({ keptDays: 0, keptAbsences: 1 })
    expect(await days()).toEqual(['16 absent', '17 absent'])
    expect(await assign(null)).toMatchObject({ keptDays: 0, keptAbsences: 0 })
  })

  it('stay under a payslip and are counted, until the payslip is removed', async () => {
    await close()
    await coverByPayslip(tahi, sewer, '2026-11-16', '2026-11-16')
    expect(await assign(notOnMondays)).toMatchObject({ keptDays: 1, keptAbsences: 0 })
    expect(await days()).toEqual(['16 absent', '17 absent'])
    const { rows } = await tahi.database.asOwner((queries) =>
      sql<{ _id: string }>`select id as _id from payslip where person_id = ${sewer.id}`.execute(queries),
    )
    for (const body of rows) expect((await tahi.call(manager, removePayslip, { body })).status).toBe(200)
    expect(await days()).toEqual(['17 absent'])
  })

  it('do not come back where somebody recorded the day since, removed an absence, or made a payslip of it', async () => {
    const people = [sewer, await hired(), await hired(), await hired()] as const
    await close()
    await assign(notOnMondays, '2026-11-16', [...people])
    await record('present')
    for (const [index, status] of [
      [1, 'absent'],
      [2, 'present'],
    ] as const) {
      sewer = people[index]
      const { _id } = await record(status)
      await tahi.call(manager, removeAttendance, { body: { _id } })
    }
    await coverByPayslip(tahi, people[3], '2026-11-16', '2026-11-16')
    await assign(null, '2026-11-16', [...people])
    const all: string[][] = []
    for (sewer of people) all.push(await days())
    // Whoever removed a day that was entered as Present by mistake did not say that the person was there.
    const comesBack = ['16 absent', '17 absent']
    expect(all).toEqual([['16 present', '17 absent'], ['17 absent'], comesBack, ['17 absent']])
  })

  it('do not come back on a day that was opened again, which the next close decides', async () => {
    await close()
    await assign(notOnMondays)
    await tahi.database.asOwner((queries) =>
      sql`update closed_day set taken = '{}' where branch_id = ${branch} and day = '2026-11-16'`.execute(
        queries,
      ),
    )
    await assign(null)
    expect(await days()).toEqual(['17 absent'])
    await close()
    expect(await days()).toEqual(['16 absent', '17 absent'])
  })

  it('do not come back with a leave that is taken back, but with the working day after it', async () => {
    await close()
    const leave = await leaveOnMonday()
    await assign(notOnMondays)
    expect(await days()).toEqual(['16 leave', '17 absent'])
    await leave.takeBack()
    expect(await days()).toEqual(['17 absent'])
    await assign(null)
    expect(await days()).toEqual(['16 absent', '17 absent'])
  })

  it('come back with a leave that is taken back once the day is a working day again', async () => {
    await close()
    await assign(notOnMondays)
    const leave = await leaveOnMonday()
    await assign(null)
    expect(await days()).toEqual(['16 leave', '17 absent'])
    await leave.takeBack()
    expect(await days()).toEqual(['16 absent', '17 absent'])
    // Of the two absences that go one after the other, one comes back.
    await assign(notOnMondays)
    await assign(null)
    expect(await days()).toEqual(['16 absent', '17 absent'])
  })

  it('that HR entered comes back with a leave that is taken back', async () => {
    await record('absent')
    const leave = await leaveOnMonday()
    await assign(notOnMondays)
    await leave.takeBack()
    expect(await days()).toEqual(['16 absent'])
  })

  it('take as many statements for many people as for few', async () => {
    const many = [sewer, await hired(), await hired(), await hired()]
    await close()
    const statements = async (shiftId: string | null, people: Person[]) => {
      const query = vi.spyOn(pg.Client.prototype, 'query')
      await assign(shiftId, '2026-11-16', people)
      const asked = query.mock.calls.length
      query.mockRestore()
      return asked
    }
    const [few, more] = [many.slice(0, 2), many.slice(0, 3)]
    expect(await statements(notOnMondays, few)).toBe(await statements(notOnMondays, many.slice(2)))
    expect(await statements(null, few)).toBe(await statements(null, more))
  })
})
