import { randomUUID } from 'node:crypto'
import { decideLeaves, limits, readLeave, texts, withdrawLeave } from '@tahi/contract'
import { addDays } from '@tahi/domain'
import { beforeEach, describe, expect, it } from 'vitest'
import { actionsOf } from '../../../test/fixtures/audit-trail.ts'
import {
  days,
  type LeaveBody,
  type LeaveBranch,
  openLeaveBranch,
} from '../../../test/fixtures/leave-branch.ts'

describe('a leave of an employee', () => {
  let desk: LeaveBranch

  beforeEach(async () => {
    desk = await openLeaveBranch()
  })

  it('is requested for oneself, and is for oneself when it names nobody', async () => {
    const own = (await desk.save(days, desk.sewer)).ok.data
    expect(own).toMatchObject({ userId: desk.sewer.id, state: 'requested', can: ['change', 'withdraw'] })
    const other = await desk.tahi.addPerson('user', desk.branch)
    const forOther = await desk.save({ ...days, userId: other.id }, desk.sewer)
    expect([forOther.status, forOther.failure.msg]).toEqual([403, texts.leave.ownOnly])
  })

  it.each<LeaveBody>([{ status: true }, { state: 'confirmed' }, { state: 'rejected' }])(
    'is not decided by them: %j',
    async (decision) => {
      const { _id } = (await desk.save(days, desk.sewer)).ok.data
      for (const body of [{ ...days, date: '2026-12-01', dateEnd: '2026-12-01' }, { _id }]) {
        const { status, failure } = await desk.save({ ...body, ...decision }, desk.sewer)
        expect([status, failure.msg]).toEqual([403, texts.leave.requestOnly])
      }
    },
  )

  it('begins a year ago at the earliest', async () => {
    const body = { ...days, date: '2020-11-20', dateEnd: '2020-11-22' }
    const { failure } = await desk.save(body, desk.sewer)
    expect(failure).toMatchObject({
      code: 'invalid',
      msg: texts.leave.tooLongAgo,
      errors: [{ path: 'date' }],
    })
  })

  it(`waits with ${limits.waitingLeaves - 1} others at most, and is asked for again when one of them is decided`, async () => {
    const onDay = (count: number) => addDays('2026-12-01', count)
    const askFor = (count: number, _id: string = randomUUID()) =>
      desk.save({ ...days, _id, date: onDay(count), dateEnd: onDay(count) }, desk.sewer)
    const _id = randomUUID()
    for (let count = 1; count < limits.waitingLeaves; count += 1) await askFor(count)
    await askFor(0, _id)
    const refused = await askFor(limits.waitingLeaves)
    expect([refused.status, refused.failure.msg]).toEqual([409, texts.leave.tooManyWaiting])
    // The last one that was taken, again after its answer was lost.
    expect((await askFor(0, _id)).status).toBe(200)
    await desk.save({ _id, state: 'rejected' })
    expect((await askFor(limits.waitingLeaves)).status).toBe(200)
    const { status } = await desk.save({
      ...days,
      userId: desk.sewer.id,
      date: '2027-03-01',
      dateEnd: '2027-03-01',
    })
    expect(status).toBe(200)
  })

  it('is theirs to change and withdraw while it is requested, and no longer', async () => {
    const { _id } = (await desk.save(days, desk.sewer)).ok.data
    const changed = await desk.save({ _id, dateEnd: '2026-11-21', status: false }, desk.sewer)
    expect(changed.ok.data).toMatchObject({ dateEnd: '2026-11-21', days: 2, version: 2 })
    await desk.save({ _id, state: 'confirmed' })
    const late = await desk.save({ _id, dateEnd: '2026-11-25' }, desk.sewer)
    expect([late.status, late.failure.msg]).toEqual([409, texts.leave.decided])
    const withdrawn = await desk.tahi.call(desk.sewer, withdrawLeave, { body: { _id } })
    expect([withdrawn.status, withdrawn.failure.msg]).toEqual([409, texts.leave.decided])
    // A retry of the request after a lost reply.
    expect((await desk.save({ _id, userId: desk.sewer.id }, desk.sewer)).ok.data.state).toBe('confirmed')

    const free = (await desk.save({ ...days, date: '2026-12-01', dateEnd: '2026-12-02' }, desk.sewer)).ok.data
    expect((await desk.tahi.call(desk.sewer, withdrawLeave, { body: { _id: free._id } })).status).toBe(200)
  })

  it('is withdrawn once, however often the phone asks for it', async () => {
    const { _id } = (await desk.save(days, desk.sewer)).ok.data
    const withdraw = (as = desk.sewer) => desk.tahi.call(as, withdrawLeave, { body: { _id } })
    for (let time = 0; time < 2; time += 1) expect((await withdraw()).ok.data).toEqual({ _id })
    expect(await actionsOf(desk.tahi, _id)).toEqual(['leave.request', 'leave.withdraw'])
    expect((await withdraw(await desk.tahi.addPerson('user', desk.branch))).status).toBe(404)
    expect((await withdraw(await desk.tahi.addPerson('manager', await desk.tahi.addBranch()))).status).toBe(
      404,
    )
  })

  it('says that it is withdrawn to who decides or changes it then', async () => {
    const { _id } = (await desk.save(days, desk.sewer)).ok.data
    await desk.tahi.call(desk.sewer, withdrawLeave, { body: { _id } })
    const changed = await desk.save({ _id, details: 'Read too late' })
    expect([changed.status, changed.failure.msg]).toEqual([409, texts.leave.withdrawn])
    const decided = await desk.tahi.call(desk.manager, decideLeaves, {
      body: { ids: [_id], state: 'confirmed' },
    })
    expect(decided.ok.data).toEqual({
      decided: [],
      refused: [{ _id, msg: texts.leave.withdrawn, code: 'not_found' }],
    })
    expect((await desk.tahi.call(desk.manager, withdrawLeave, { body: { _id } })).ok.data).toEqual({ _id })
    expect(await actionsOf(desk.tahi, _id)).toEqual(['leave.request', 'leave.withdraw'])

    const stranger = await desk.tahi.addPerson('manager', await desk.tahi.addBranch())
    expect((await desk.save({ _id, details: 'Not mine' }, stranger)).status).toBe(404)
    const elsewhere = await desk.tahi.call(stranger, decideLeaves, {
      body: { ids: [_id], state: 'confirmed' },
    })
    expect(elsewhere.ok.data.refused).toEqual([{ _id, msg: texts.recordNotFound, code: 'not_found' }])
  })

  it("of a colleague's is not found", async () => {
    const { _id } = await desk.added()
    const other = await desk.tahi.addPerson('user', desk.branch)
    expect((await desk.tahi.call(other, readLeave, { params: { id: _id } })).status).toBe(404)
    expect((await desk.save({ _id, details: 'Mine' }, other)).status).toBe(404)
    expect((await desk.tahi.call(other, withdrawLeave, { body: { _id } })).status).toBe(404)
  })
})
