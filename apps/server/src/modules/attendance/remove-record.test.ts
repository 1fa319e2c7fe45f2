import {
  createAttendance,
  createLeave,
  type Input,
  listAttendance,
  readAttendance,
  removeAttendance,
} from '@tahi/contract'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { type Person, server, type TestServer } from '../../../test/fixtures/server.ts'

// Wednesday, November 18, 2026 is today.
describe('a record that is removed on a day of a leave', () => {
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

  const save = async (body: Input<typeof createLeave>['body']) =>
    (await tahi.call(manager, createLeave, { body })).ok.data
  const leave = (state: 'requested' | 'confirmed' | 'rejected') =>
    save({ userId: sewer.id, leaveType: 'Sick', date: '2026-11-17', dateEnd: '2026-11-18', state })
  const record = async (date: string, more: object = {}) =>
    (await tahi.call(manager, createAttendance, { body: { userId: sewer.id, date, ...more } })).ok.data._id
  const remove = (_id: string) => tahi.call(manager, removeAttendance, { body: { _id } })
  const records = async () =>
    (await tahi.call(manager, listAttendance, { params: { id: sewer.id }, query: { sort: 'date' } })).ok.data
  const days = async () => (await records()).map(({ date, status }) => `${date.slice(8)} ${status}`)

  it('gives the day back to the confirmed leave, which goes on owning it', async () => {
    const { _id } = await leave('confirmed')
    const mistaken = await record('2026-11-17', { timeIn: '07:00', timeOut: '16:00' })
    expect((await remove(mistaken)).status).toBe(200)
    expect(await days()).toEqual(['17 leave', '18 leave'])
    const [first] = await records()
    const { history } = (await tahi.call(manager, readAttendance, { params: { id: first?._id ?? '' } })).ok
      .data
    expect(history).toMatchObject([{ action: 'leave.confirm' }])
    await save({ _id, state: 'rejected' })
    expect(await days()).toEqual([])
  })

  it('does so whoever wrote it: one that stood there before, a clocking in, an absence', async () => {
    const before = await record('2026-11-17', { timeIn: '07:00', timeOut: '16:00' })
    await leave('confirmed')
    await tahi.call(sewer, createAttendance, { body: { timeIn: '10:00' } })
    const clocked = (await records())[1]?._id ?? ''
    await remove(before)
    await remove(clocked)
    expect(await days()).toEqual(['17 leave', '18 leave'])
    const [first] = await records()
    await tahi.call(manager, createAttendance, { body: { _id: first?._id, status: 'absent' } })
    await remove(first?._id ?? '')
    expect(await days()).toEqual(['17 leave', '18 leave'])
  })

  it('writes no leave on a day that the leave does not cover', async () => {
    await leave('confirmed')
    await remove(await record('2026-11-16'))
    expect(await days()).toEqual(['17 leave', '18 leave'])
  })

  it('stays removed when it was the day of the leave itself', async () => {
    await leave('confirmed')
    const [first] = await records()
    expect((await remove(first?._id ?? '')).status).toBe(200)
    expect(await days()).toEqual(['18 leave'])
  })

  it.each(['requested', 'rejected'] as const)('leaves nothing when the leave is %s', async (state) => {
    await leave(state)
    await remove(await record('2026-11-17'))
    expect(await days()).toEqual([])
  })
})
