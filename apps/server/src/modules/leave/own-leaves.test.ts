import { createLeave, decideLeaves, type Input, readLeave, texts, withdrawLeave } from '@tahi/contract'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { actionsOf } from '../../../test/fixtures/audit-trail.ts'
import { type Person, server, type TestServer } from '../../../test/fixtures/server.ts'

type Body = Input<typeof createLeave>['body']

const days = { leaveType: 'Sick', date: '2026-11-20', dateEnd: '2026-11-22' } as const

describe('a leave of an employee', () => {
  let tahi: TestServer
  let branch: string
  let manager: Person
  let sewer: Person

  beforeAll(async () => {
    tahi = await server()
    branch = await tahi.addBranch()
    manager = await tahi.addPerson('manager', branch)
  })
  beforeEach(async () => {
    sewer = await tahi.addPerson('user', branch)
  })

  const save = (body: Body, as = manager) => tahi.call(as, createLeave, { body })
  const added = async (more: Body = {}) => (await save({ userId: sewer.id, ...days, ...more })).ok.data

  it('is requested for oneself, and is for oneself when it names nobody', async () => {
    const own = (await save(days, sewer)).ok.data
    expect(own).toMatchObject({ userId: sewer.id, state: 'requested', can: ['change', 'withdraw'] })
    const other = await tahi.addPerson('user', branch)
    const forOther = await save({ ...days, userId: other.id }, sewer)
    expect([forOther.status, forOther.failure.msg]).toEqual([403, texts.leave.ownOnly])
  })

  it.each<Body>([{ status: true }, { state: 'confirmed' }, { state: 'rejected' }])(
    'is not decided by them: %j',
    async (decision) => {
      const { _id } = (await save(days, sewer)).ok.data
      for (const body of [{ ...days, date: '2026-12-01', dateEnd: '2026-12-01' }, { _id }]) {
        const { status, failure } = await save({ ...body, ...decision }, sewer)
        expect([status, failure.msg]).toEqual([403, texts.leave.requestOnly])
      }
    },
  )

  it('is theirs to change and withdraw while it is requested, and no longer', async () => {
    const { _id } = (await save(days, sewer)).ok.data
    const changed = await save({ _id, dateEnd: '2026-11-21', status: false }, sewer)
    expect(changed.ok.data).toMatchObject({ dateEnd: '2026-11-21', days: 2, version: 2 })
    await save({ _id, state: 'confirmed' })
    const late = await save({ _id, dateEnd: '2026-11-25' }, sewer)
    expect([late.status, late.failure.msg]).toEqual([409, texts.leave.decided])
    const withdrawn = await tahi.call(sewer, withdrawLeave, { body: { _id } })
    expect([withdrawn.status, withdrawn.failure.msg]).toEqual([409, texts.leave.decided])
    // The request's answer was lost, and it is sent again.
    expect((await save({ _id, userId: sewer.id }, sewer)).ok.data.state).toBe('confirmed')

    const free = (await save({ ...days, date: '2026-12-01', dateEnd: '2026-12-02' }, sewer)).ok.data
    expect((await tahi.call(sewer, withdrawLeave, { body: { _id: free._id } })).status).toBe(200)
  })

  it('is withdrawn once, however often the phone asks for it', async () => {
    const { _id } = (await save(days, sewer)).ok.data
    const withdraw = (as = sewer) => tahi.call(as, withdrawLeave, { body: { _id } })
    for (let time = 0; time < 2; time += 1) expect((await withdraw()).ok.data).toEqual({ _id })
    expect(await actionsOf(tahi, _id)).toEqual(['leave.request', 'leave.withdraw'])
    expect((await withdraw(await tahi.addPerson('user', branch))).status).toBe(404)
    expect((await withdraw(await tahi.addPerson('manager', await tahi.addBranch()))).status).toBe(404)
  })

  it('says that it is withdrawn to who decides or changes it then', async () => {
    const { _id } = (await save(days, sewer)).ok.data
    await tahi.call(sewer, withdrawLeave, { body: { _id } })
    const changed = await save({ _id, details: 'Read too late' })
    expect([changed.status, changed.failure.msg]).toEqual([409, texts.leave.withdrawn])
    const decided = await tahi.call(manager, decideLeaves, { body: { ids: [_id], state: 'confirmed' } })
    expect(decided.ok.data).toEqual({ decided: [], refused: [{ _id, msg: texts.leave.withdrawn }] })
    expect((await tahi.call(manager, withdrawLeave, { body: { _id } })).ok.data).toEqual({ _id })
    expect(await actionsOf(tahi, _id)).toEqual(['leave.request', 'leave.withdraw'])

    const stranger = await tahi.addPerson('manager', await tahi.addBranch())
    expect((await save({ _id, details: 'Not mine' }, stranger)).status).toBe(404)
    const elsewhere = await tahi.call(stranger, decideLeaves, { body: { ids: [_id], state: 'confirmed' } })
    expect(elsewhere.ok.data.refused).toEqual([{ _id, msg: texts.recordNotFound }])
  })

  it("of a colleague's is not found", async () => {
    const { _id } = await added()
    const other = await tahi.addPerson('user', branch)
    expect((await tahi.call(other, readLeave, { params: { id: _id } })).status).toBe(404)
    expect((await save({ _id, details: 'Mine' }, other)).status).toBe(404)
    expect((await tahi.call(other, withdrawLeave, { body: { _id } })).status).toBe(404)
  })
})
