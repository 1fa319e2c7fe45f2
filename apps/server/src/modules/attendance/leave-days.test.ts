import {
  assignShift,
  createAttendance,
  createLeave,
  createShift,
  type Input,
  listAttendance,
  removeAttendance,
  updatePerson,
  withdrawLeave,
} from '@tahi/contract'
import { sql } from 'kysely'
import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { coverByPayslip } from '../../../test/fixtures/payslips.ts'
import { type Person, server, type TestServer, usualNow } from '../../../test/fixtures/server.ts'
import { closeDay } from './nightly-close/close-day.ts'

// Wednesday, November 18, 2026 is today.
describe('the days of a leave that is taken back after their nights were closed', () => {
  let tahi: TestServer
  let branch: string
  let manager: Person
  let sewer: Person

  beforeAll(async () => {
    tahi = await server()
  })
  beforeEach(async () => {
    branch = await tahi.addBranch()
    manager = await tahi.addPerson('manager', branch)
    sewer = await tahi.addPerson('user', branch)
    await hiredOn('2026-11-10')
  })
  afterEach(() => tahi.clock.set(usualNow))

  const hiredOn = (day: string) =>
    tahi.database.asOwner((queries) =>
      sql`update person set created_at = ${`${day}T01:00:00Z`} where id = ${sewer.id}`.execute(queries),
    )
  const save = async (body: Input<typeof createLeave>['body'], as = manager) =>
    (await tahi.call(as, createLeave, { body })).ok.data
  const leave = (date: string, dateEnd: string, state: 'requested' | 'confirmed') =>
    save({ userId: sewer.id, leaveType: 'Sick', date, dateEnd, state })
  const closeOf = (branchId: string, number: number) =>
    tahi.database.asOwner((queries) =>
      closeDay(queries, { branchId, day: `2026-11-${number}`, now: usualNow, timeZone: 'Asia/Manila' }),
    )
  const close = async (...numbers: number[]) => {
    for (const number of numbers) await closeOf(branch, number)
  }
  const remove = async (date: string) => {
    const input = { params: { id: sewer.id }, query: {} } as const
    const record = (await tahi.call(manager, listAttendance, input)).ok.data.find((day) => day.date === date)
    await tahi.call(manager, removeAttendance, { body: { _id: record?._id ?? '' } })
  }
  const days = async () => {
    const input = { params: { id: sewer.id }, query: { sort: 'date' } } as const
    return (await tahi.call(manager, listAttendance, input)).ok.data.map(
      ({ date, status }) => `${date.slice(8)} ${status}`,
    )
  }

  it.each(['before', 'after'])('are absent on working days, confirmed %s the close', async (when) => {
    const { _id } = await leave('2026-11-13', '2026-11-17', when === 'before' ? 'confirmed' : 'requested')
    await close(13, 14, 15, 16)
    await closeOf(await tahi.addBranch(), 17)
    if (when === 'after') await save({ _id, state: 'confirmed' })
    expect(await days()).toEqual(['13 leave', '14 leave', '15 leave', '16 leave', '17 leave'])
    await save({ _id, state: 'rejected' }, await tahi.addPerson('hr'))
    // Sunday is no working day, and the 17th is not closed yet.
    expect(await days()).toEqual(['13 absent', '14 absent', '16 absent'])
    await close(17)
    expect(await days()).toEqual(['13 absent', '14 absent', '16 absent', '17 absent'])
  })

  it('are absent also where it was withdrawn or made shorter, and leave again when it is confirmed again', async () => {
    const { _id } = await leave('2026-11-12', '2026-11-14', 'confirmed')
    await close(12, 13, 14)
    await save({ _id, date: '2026-11-13', dateEnd: '2026-11-13' })
    expect(await days()).toEqual(['12 absent', '13 leave', '14 absent'])
    await save({ _id, dateEnd: '2026-11-14' })
    expect(await days()).toEqual(['12 absent', '13 leave', '14 leave'])
    await tahi.call(manager, withdrawLeave, { body: { _id } })
    expect(await days()).toEqual(['12 absent', '13 absent', '14 absent'])
  })

  it("go by the person's shift, and by the day they were hired", async () => {
    const hours = { name: `Weekend ${sewer.code}`, start: '06:00', end: '15:00', days: [0, 6] }
    const shift = (await tahi.call(manager, createShift, { body: hours })).ok.data
    const body = { shiftId: shift._id, userIds: [sewer.id], from: '2026-11-14' }
    await tahi.call(manager, assignShift, { body })
    const { _id } = await leave('2026-11-12', '2026-11-16', 'confirmed')
    await close(12, 13, 14, 15, 16)
    await hiredOn('2026-11-13')
    await save({ _id, state: 'requested' })
    expect(await days()).toEqual(['13 absent', '14 absent', '15 absent'])
  })

  it('are absent until their person left, also when the leave is taken back afterwards', async () => {
    const { _id } = await leave('2026-11-13', '2026-11-18', 'confirmed')
    await close(13, 14, 15, 16, 17)
    await tahi.database.asOwner((queries) =>
      sql`update person set active = false, deactivated_on = '2026-11-16' where id = ${sewer.id}`.execute(
        queries,
      ),
    )
    await save({ _id, dateEnd: '2026-11-14' })
    expect(await days()).toEqual(['13 leave', '14 leave'])
    await save({ _id, state: 'rejected' })
    expect(await days()).toEqual(['13 absent', '14 absent'])
  })

  it('are empty under a paid payslip, where the close writes no absence either', async () => {
    await coverByPayslip(tahi, sewer, '2026-11-12', '2026-11-13', 'paid')
    await close(12, 13, 14)
    expect(await days()).toEqual(['14 absent'])
    const { _id } = await leave('2026-11-12', '2026-11-14', 'confirmed')
    expect(await days()).toEqual(['12 leave', '13 leave', '14 leave'])
    await tahi.call(manager, withdrawLeave, { body: { _id } })
    expect(await days()).toEqual(['14 absent'])
  })

  it('stay empty where HR removed the absence before the leave', async () => {
    await close(13, 14)
    await remove('2026-11-13')
    const { _id } = await leave('2026-11-13', '2026-11-14', 'confirmed')
    await save({ _id, date: '2026-11-14' })
    expect(await days()).toEqual(['14 leave'])
  })

  const moveToNewBranch = async () => {
    const branchId = await tahi.addBranch()
    await tahi.call(await tahi.addPerson('hr'), updatePerson, { body: { _id: sewer.id, branchId } })
    manager = await tahi.addPerson('manager', branchId)
    return branchId
  }

  it('stay empty also where the absence was removed in a former branch', async () => {
    await close(12, 13, 14)
    await remove('2026-11-13')
    const { _id } = await leave('2026-11-12', '2026-11-14', 'confirmed')
    await moveToNewBranch()
    await save({ _id, state: 'rejected' })
    expect(await days()).toEqual(['12 absent', '14 absent'])
  })

  it('are absent at once in a branch that has closed no night yet', async () => {
    const { _id } = await leave('2026-11-12', '2026-11-13', 'confirmed')
    await close(12, 13)
    await moveToNewBranch()
    await save({ _id, state: 'rejected' })
    expect(await days()).toEqual(['12 absent', '13 absent'])
  })

  it.each([
    ['times that HR entered by mistake were removed', { timeIn: '07:00' }, '13 leave'],
    ['a day without times that HR entered by mistake was removed', {}, '13 leave'],
    ['the day that the leave wrote was removed before the close, which wrote it again', null, undefined],
  ])('are absent where %s', async (_, mistake, restored) => {
    await tahi.database.asOwner((queries) =>
      sql`update branch set created_at = '2026-11-01T01:00:00Z' where id = ${branch}`.execute(queries),
    )
    const { _id } = await leave('2026-11-13', '2026-11-13', 'confirmed')
    const body = { userId: sewer.id, date: '2026-11-13', ...mistake }
    if (mistake) expect((await tahi.call(manager, createAttendance, { body })).status).toBe(200)
    await remove('2026-11-13')
    expect((await days())[0]).toBe(restored)
    await close(13)
    expect(await days()).toEqual(['13 leave'])
    await save({ _id, state: 'rejected' })
    expect(await days()).toEqual(['13 absent'])
  })

  it('are absent also in a younger branch to which their person was moved', async () => {
    const { _id } = await leave('2026-11-12', '2026-11-17', 'confirmed')
    await close(12, 13, 14)
    const younger = await moveToNewBranch()
    await closeOf(younger, 16)
    await tahi.database.asOwner((queries) =>
      // It is open again.
      sql`insert into closed_day (branch_id, day, closed_at, taken)
        values (${younger}, '2026-11-14', ${usualNow}, '{}')`.execute(queries),
    )
    await save({ _id, state: 'rejected' })
    expect(await days()).toEqual(['12 absent', '13 absent', '16 absent'])
  })

  it('are nothing for who keeps the records, of whom nobody is absent', async () => {
    const hr = await tahi.addPerson('hr')
    const asked = { leaveType: 'Sick', date: '2026-11-13', dateEnd: '2026-11-13' } as const
    const { _id } = await save({ userId: manager.id, ...asked, state: 'confirmed' }, hr)
    await close(13)
    await save({ _id, state: 'rejected' }, hr)
    const input = { params: { id: manager.id }, query: {} }
    expect((await tahi.call(manager, listAttendance, input)).ok.data).toEqual([])
  })
})
