import { createLeave, type Input, readLeaveUse } from '@tahi/contract'
import { beforeAll, describe, expect, it } from 'vitest'
import { type Person, server, type TestServer } from '../../../test/fixtures/server.ts'

describe('the days of leave of a year', () => {
  let tahi: TestServer
  let branch: string
  let manager: Person
  let ana: Person
  let bea: Person

  beforeAll(async () => {
    tahi = await server()
    branch = await tahi.addBranch()
    manager = await tahi.addPerson('manager', branch)
    ana = await tahi.addPerson('user', branch)
    bea = await tahi.addPerson('user', branch)
    await leave(ana, 'Sick', '2026-10-29', '2026-11-02', 'confirmed')
    await leave(ana, 'Sick', '2026-11-25', '2026-11-26', 'requested')
    await leave(ana, 'Emergency', '2026-11-10', '2026-11-10', 'rejected')
    await leave(ana, 'Maternity', '2026-12-01', '2027-03-15', 'confirmed')
    await leave(bea, 'Bereavement', '2026-11-02', '2026-11-03', 'confirmed')
  })

  const leave = async (
    { id: userId }: Person,
    leaveType: NonNullable<Input<typeof createLeave>['body']['leaveType']>,
    date: string,
    dateEnd: string,
    state: 'requested' | 'confirmed' | 'rejected',
  ) => (await tahi.call(manager, createLeave, { body: { userId, leaveType, date, dateEnd, state } })).ok
  const use = (as: Person, query: Input<typeof readLeaveUse>['query']) =>
    tahi.call(as, readLeaveUse, { query })

  it('are one’s own, by type, with those that wait', async () => {
    expect((await use(ana, { year: 2026 })).ok.data).toEqual({
      userId: ana.id,
      year: 2026,
      types: [
        { leaveType: 'Sick', used: 5, requested: 2 },
        { leaveType: 'Maternity', used: 31, requested: 0 },
      ],
    })
    expect((await use(bea, { year: 2026 })).ok.data.types).toEqual([
      { leaveType: 'Bereavement', used: 2, requested: 0 },
    ])
  })

  it('of a leave across New Year belong to the year they fall in', async () => {
    expect((await use(ana, { year: 2027 })).ok.data.types).toEqual([
      { leaveType: 'Maternity', used: 74, requested: 0 },
    ])
    expect((await use(ana, { year: 2025 })).ok.data.types).toEqual([])
  })

  it('are read of anybody in scope by who keeps records, and by the General Manager', async () => {
    for (const as of [manager, await tahi.addPerson('hr'), await tahi.addPerson('admin')]) {
      expect((await use(as, { year: 2026, userId: bea.id })).ok.data).toMatchObject({
        userId: bea.id,
        types: [{ leaveType: 'Bereavement', used: 2 }],
      })
    }
    expect((await use(manager, { year: 2026 })).ok.data).toMatchObject({ userId: manager.id, types: [] })
  })

  it('are nobody else’s to an employee, nor another branch’s to its HR Admin', async () => {
    expect((await use(bea, { year: 2026, userId: ana.id })).status).toBe(404)
    const stranger = await tahi.addPerson('manager', await tahi.addBranch())
    expect((await use(stranger, { year: 2026, userId: ana.id })).status).toBe(404)
    expect((await use(await tahi.addPerson('act'), { year: 2026, userId: ana.id })).status).toBe(403)
  })

  it('are a person’s, not a branch’s', async () => {
    for (const as of [manager, ana]) expect((await use(as, { year: 2026, userId: branch })).status).toBe(404)
  })

  it('need a year', async () => {
    const refused = await use(ana, { year: 20_26.5 })
    expect(refused.failure.errors?.map(({ path }) => path)).toEqual(['year'])
  })
})
