import {
  createLeave,
  type Input,
  listAttendance,
  listLeaves,
  readLeaveCalendar,
  summariseLeaves,
  summarisePeople,
  texts,
} from '@tahi/contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openPeopleBranches, type PeopleBranches } from '../../../test/fixtures/people-branches.ts'
import { usualNow } from '../../../test/fixtures/server.ts'

// Confirmed for November 10 to 30 and requested for December 1; the person was deactivated on November 12.
describe('leaves of somebody who left meanwhile', () => {
  let office: PeopleBranches

  beforeAll(async () => {
    office = await openPeopleBranches()
    const { tahi, manager, sewer } = office
    await office.change(manager, sewer, {
      departmentId: office.department,
      designationId: office.designation,
    })
    const ask = (date: string, dateEnd: string, state: 'confirmed' | 'requested') =>
      tahi.call(manager, createLeave, {
        body: { userId: sewer.id, leaveType: 'Sick', date, dateEnd, state },
      })
    await ask('2026-11-10', '2026-11-30', 'confirmed')
    await ask('2026-12-01', '2026-12-01', 'requested')
    tahi.clock.set(new Date('2026-11-12T09:00:00Z'))
    await office.change(office.hr, sewer, { status: false })
  })
  afterAll(() => office.tahi.clock.set(usualNow))

  const range = { from: '2026-11-11', to: '2026-12-05' }
  const listed = async (query: Input<typeof listLeaves>['query']) =>
    (await office.tahi.call(office.manager, listLeaves, { params: { id: 'all' }, query })).ok.data.map(
      ({ date }) => date,
    )

  it('are listed as far as they kept them away, and waiting ones until they are decided', async () => {
    expect(await listed({ ...range, from: '2026-11-12' })).toEqual(['2026-12-01', '2026-11-10'])
    expect(await listed({ ...range, from: '2026-11-13' })).toEqual(['2026-12-01'])
    expect(await listed({})).toEqual(['2026-12-01', '2026-11-10'])
  })

  it('count in the totals of the days up to that one', async () => {
    const { data } = (await office.tahi.call(office.manager, summariseLeaves, { query: range })).ok
    expect(data.map(({ date, confirmed, requested }) => [date, confirmed, requested])).toEqual([
      ['2026-11-11', 1, 0],
      ['2026-11-12', 1, 0],
      ['2026-12-01', 0, 1],
    ])
  })

  it('end in the calendar on that day', async () => {
    const { data } = (await office.tahi.call(office.manager, readLeaveCalendar, { query: range })).ok
    expect(data.leaves.map(({ date, dateEnd }) => [date, dateEnd])).toEqual([
      ['2026-11-10', '2026-11-12'],
      ['2026-12-01', '2026-12-01'],
    ])
    // They are missing from nobody: their designation counts without them.
    expect([data.designations, data.away]).toEqual([[], []])
  })

  it('are put right by whoever keeps records, but not made longer', async () => {
    const { tahi, manager } = office
    const { data } = (await tahi.call(manager, listLeaves, { params: { id: 'all' }, query: {} })).ok
    const [waiting, confirmed] = data
    expect([waiting?.can, confirmed?.can]).toEqual([
      ['change', 'reject', 'withdraw'],
      ['change', 'reject', 'reopen', 'withdraw'],
    ])
    const change = (body: Input<typeof createLeave>['body']) =>
      tahi.call(manager, createLeave, { body: { _id: confirmed?._id, ...body } })
    expect((await change({ dateEnd: '2026-12-02' })).failure.msg).toBe(texts.leave.deactivated)
    expect((await change({ date: '2026-11-09' })).failure.msg).toBe(texts.leave.deactivated)
    expect((await change({ details: 'Operated on November 9', state: 'confirmed' })).status).toBe(200)
    expect((await change({ dateEnd: '2026-11-12' })).ok.data).toMatchObject({ days: 3, state: 'confirmed' })
    const records = await tahi.call(manager, listAttendance, {
      params: { id: 'all' },
      query: { status: 'leave', from: '2026-11-01', to: '2026-12-31', sort: 'date' },
    })
    expect(records.ok.data.map(({ date }) => date)).toEqual(['2026-11-10', '2026-11-11', '2026-11-12'])
  })

  it('are in Core HR on that day, and no longer on the next', async () => {
    const onLeave = async () =>
      (await office.tahi.call(office.manager, summarisePeople, { query: {} })).ok.data.onLeave.people
    expect(await onLeave()).toBe(1)
    office.tahi.clock.set(new Date('2026-11-13T09:00:00Z'))
    expect(await onLeave()).toBe(0)
  })
})
