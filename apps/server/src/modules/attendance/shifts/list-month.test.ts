import { assignShift, createAttendance, createShift, listShiftMonth } from '@tahi/contract'
import { eachDay, isWorkingDay } from '@tahi/domain'
import { beforeAll, describe, expect, it } from 'vitest'
import { type Person, server, type TestServer } from '../../../../test/fixtures/server.ts'

const month = '2026-11'

describe("a person's month of hours", () => {
  let tahi: TestServer
  let branch: string
  let manager: Person
  let sewer: Person

  beforeAll(async () => {
    tahi = await server()
    branch = await tahi.addBranch()
    manager = await tahi.addPerson('manager', branch)
    sewer = await tahi.addPerson('user', branch)
    const body = { name: 'Early', start: '06:00', end: '15:00', days: [0, 1, 2, 3] }
    const { _id } = (await tahi.call(manager, createShift, { body })).ok.data
    const assignment = { shiftId: _id, userIds: [sewer.id], from: '2026-11-09' }
    ;(await tahi.call(manager, assignShift, { body: assignment })).ok
  })

  const read = (id: string, as = manager) =>
    tahi.call(as, listShiftMonth, { params: { id }, query: { month } })

  it('has every day, by the usual hours until a shift holds', async () => {
    expect((await read(sewer.id)).ok.data).toEqual(
      eachDay('2026-11-01', '2026-11-30').map((date) =>
        date < '2026-11-09'
          ? { date, working: isWorkingDay(date, undefined), lateAfter: '08:30' }
          : { date, working: isWorkingDay(date, [0, 1, 2, 3]), lateAfter: '06:30' },
      ),
    )
  })

  it.each([
    ['2026-11-07', 'pending'],
    ['2026-11-10', 'late'],
  ] as const)('says of %s what the record of it goes by', async (date, status) => {
    const day = (await read(sewer.id)).ok.data.find((one) => one.date === date)
    const body = { userId: sewer.id, date, timeIn: '06:45', timeOut: '15:00', status: 'pending' } as const
    const record = (await tahi.call(manager, createAttendance, { body })).ok.data
    expect(record).toMatchObject({ status, lateAfter: day?.lateAfter })
  })

  it('is not found for anybody outside of the scope, nor for what is no person', async () => {
    const stranger = await tahi.addPerson('manager', await tahi.addBranch())
    for (const [as, id] of [
      [stranger, sewer.id],
      [manager, branch],
      [manager, crypto.randomUUID()],
    ] as const)
      expect((await read(id, as)).failure.code).toBe('not_found')
    expect((await read(sewer.id, await tahi.addPerson('hr'))).ok.data).toHaveLength(30)
  })
})
