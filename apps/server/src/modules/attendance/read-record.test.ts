import {
  addPerson,
  createAttendance,
  createLeave,
  listAttendance,
  type Role,
  readAttendance,
  updatePerson,
} from '@tahi/contract'
import { beforeAll, describe, expect, it } from 'vitest'
import { type Person, server, type TestServer } from '../../../test/fixtures/server.ts'

// Wednesday, November 18, 2026 is today.
describe('the history of a day', () => {
  let tahi: TestServer
  let sewer: Person
  const readers = {} as Record<Role, Person>

  beforeAll(async () => {
    tahi = await server()
    const branch = await tahi.addBranch()
    sewer = await tahi.addPerson('user', branch)
    readers.user = sewer
    readers.manager = await tahi.addPerson('manager', branch)
    for (const role of ['admin', 'hr', 'act'] as const) readers[role] = await tahi.addPerson(role)
  })

  const historyOf = async (id: string, role: Role) =>
    (await tahi.call(readers[role], readAttendance, { params: { id } })).ok.data.history

  it('tells of the leave that wrote it to those alone who read leaves', async () => {
    const leaveType = 'Leave for Victims of Violence Against Women and Children'
    const details = 'My husband beat me'
    const asked = { leaveType, details, date: '2026-11-17', dateEnd: '2026-11-17' } as const
    const { _id } = (await tahi.call(sewer, createLeave, { body: asked })).ok.data
    await tahi.call(readers.manager, createLeave, { body: { _id, state: 'confirmed' } })
    const { data } = (await tahi.call(sewer, listAttendance, { params: { id: sewer.id }, query: {} })).ok
    const day = data[0]?._id ?? ''
    for (const role of ['admin', 'manager', 'hr'] as const) {
      const history = await historyOf(day, role)
      expect(history.map(({ action }) => action)).toEqual(['leave.confirm', 'leave.request'])
      expect(history.at(-1)?.after).toMatchObject({ leaveType, details })
    }
    // Accountants and employees read no audit trail.
    for (const role of ['act', 'user'] as const) expect(await historyOf(day, role)).toEqual([])
  })

  it('has nothing of a person whose id somebody gave the day', async () => {
    const body = {
      firstName: 'Lorna',
      lastName: 'Reyes',
      email: 'lorna.reyes@example.com',
      birthday: '1980-04-03',
      role: 'admin',
    } as const
    const { _id } = (await tahi.call(readers.admin, addPerson, { body })).ok.data
    await tahi.call(readers.admin, updatePerson, { body: { _id, birthday: '1980-04-04' } })
    const day = { _id, userId: sewer.id, date: '2026-11-16', timeIn: '07:00' }
    expect((await tahi.call(readers.hr, createAttendance, { body: day })).status).toBe(200)
    const history = await historyOf(_id, 'hr')
    expect(history.map(({ action }) => action)).toEqual(['attendance.create'])
  })
})
