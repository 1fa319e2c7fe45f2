import { assignShift, createShift, listShiftAssignments } from '@tahi/contract'
import { sql } from 'kysely'
import { beforeEach, describe, expect, it } from 'vitest'
import { type Person, server, type TestServer } from '../../../../test/fixtures/server.ts'

describe("a person's assignments", () => {
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
    const body = { name: 'Early', start: '06:00', end: '15:00' }
    early = (await tahi.call(manager, createShift, { body })).ok.data._id
  })

  const assign = async (shiftId: string | null, from: string) =>
    (await tahi.call(manager, assignShift, { body: { shiftId, userIds: [sewer.id], from } })).ok
  const list = (id: string, as = manager, query = {}) =>
    tahi.call(as, listShiftAssignments, { params: { id }, query })

  it('come newest first, planned ones and removed shifts included, page by page', async () => {
    await assign(early, '2026-11-02')
    await assign(null, '2026-11-09')
    await assign(early, '2026-12-01')
    await tahi.call(manager, createShift, { body: { _id: early, status: false } })
    const shift = { shiftId: early, name: 'Early', start: '06:00', end: '15:00' }
    const usual = { shiftId: null, name: null, start: null, end: null }
    const { data, total } = (await list(sewer.id)).ok
    expect(total).toBe(3)
    expect(data).toEqual([
      { from: '2026-12-01', ...shift },
      { from: '2026-11-09', ...usual },
      { from: '2026-11-02', ...shift },
    ])
    const second = (await list(sewer.id, manager, { page: 2, pageSize: 2 })).ok
    expect(second).toMatchObject({ total: 3, data: [{ from: '2026-11-02' }] })
  })

  it('have one for each day: a second one from the same day takes the place of the first', async () => {
    await assign(early, '2026-12-01')
    await assign(null, '2026-12-01')
    expect((await list(sewer.id)).ok.data).toMatchObject([{ from: '2026-12-01', shiftId: null }])
  })

  it('keep their days when the shift is that of a branch which the person left', async () => {
    await assign(early, '2026-11-02')
    const other = await tahi.addBranch()
    await tahi.database.asOwner(async (queries) => {
      await sql`update person set branch_id = ${other} where id = ${sewer.id}`.execute(queries)
      await sql`update shift_assignment set branch_id = ${other} where person_id = ${sewer.id}`.execute(
        queries,
      )
    })
    const { data } = (await list(sewer.id, await tahi.addPerson('manager', other))).ok
    expect(data).toEqual([{ from: '2026-11-02', shiftId: early, name: null, start: null, end: null }])
  })

  it('are not found for anybody outside of the scope, nor for what is no person', async () => {
    await assign(early, '2026-11-02')
    const stranger = await tahi.addPerson('manager', await tahi.addBranch())
    for (const [as, id] of [
      [stranger, sewer.id],
      [manager, branch],
      [manager, crypto.randomUUID()],
    ] as const)
      expect((await list(id, as)).failure.code).toBe('not_found')
    expect((await list(sewer.id, await tahi.addPerson('hr'))).ok.total).toBe(1)
  })
})
