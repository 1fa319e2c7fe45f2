import { randomUUID } from 'node:crypto'
import { listLeaves, readLeave, texts, withdrawLeave } from '@tahi/contract'
import { sql } from 'kysely'
import { beforeEach, describe, expect, it } from 'vitest'
import { actionsOf } from '../../../test/fixtures/audit-trail.ts'
import {
  days,
  type LeaveBody,
  type LeaveBranch,
  openLeaveBranch,
} from '../../../test/fixtures/leave-branch.ts'

describe('a leave', () => {
  let desk: LeaveBranch

  beforeEach(async () => {
    desk = await openLeaveBranch()
  })

  const read = async (id: string) =>
    (await desk.tahi.call(desk.manager, readLeave, { params: { id } })).ok.data

  it('is requested, unless it says otherwise', async () => {
    expect(await desk.added({ details: 'Flu' })).toMatchObject({
      ...days,
      userId: desk.sewer.id,
      branchId: desk.branch,
      employee: { userId: desk.sewer.code },
      days: 3,
      state: 'requested',
      status: false,
      details: 'Flu',
      decidedBy: null,
      decidedAt: null,
      version: 1,
      can: ['change', 'confirm', 'reject', 'withdraw'],
    })
    const later = { date: '2026-12-01', dateEnd: '2026-12-01' }
    expect(await desk.added({ ...later, status: true })).toMatchObject({
      days: 1,
      state: 'confirmed',
      status: true,
      decidedBy: 'Ana Santos',
      decidedAt: '2026-11-18T02:00:00.000Z',
    })
  })

  it('is made once, however often it is sent, also at the same time', async () => {
    const body = { _id: randomUUID(), userId: desk.sewer.id, ...days }
    const answers = await Promise.all([desk.save(body), desk.save(body)])
    expect(answers.map(({ ok }) => ok.data.version)).toEqual([1, 1])
    expect((await desk.save(body)).ok.data.version).toBe(1)
    expect(await actionsOf(desk.tahi, body._id)).toEqual(['leave.request'])
  })

  it('goes by `state` where `status` says something else', async () => {
    const { _id } = await desk.added({ state: 'rejected', status: true })
    expect(await read(_id)).toMatchObject({ state: 'rejected', status: false })
    expect((await desk.save({ _id, status: false })).ok.data.state).toBe('rejected')
    expect((await desk.save({ _id, status: true })).ok.data.state).toBe('confirmed')
    expect((await desk.save({ _id, status: false })).ok.data).toMatchObject({
      state: 'requested',
      decidedBy: null,
    })
    expect(await actionsOf(desk.tahi, _id)).toEqual(['leave.reject', 'leave.confirm', 'leave.reopen'])
  })

  it('keeps its employee and its type', async () => {
    const { _id } = await desk.added()
    const other = await desk.tahi.addPerson('user', desk.branch)
    expect((await desk.save({ _id, userId: other.id })).failure).toMatchObject({
      code: 'invalid',
      errors: [{ path: 'userId', msg: texts.leave.employeeLocked }],
    })
    expect((await desk.save({ _id, leaveType: 'Emergency' })).failure).toMatchObject({
      code: 'invalid',
      errors: [{ path: 'leaveType', msg: texts.leave.typeLocked }],
    })
    expect((await desk.save({ _id, ...days, userId: desk.sewer.id })).ok.data.version).toBe(1)
  })

  it.each<[string, object]>([
    ['userId', { userId: undefined }],
    ['leaveType', { leaveType: undefined }],
    ['leaveType', { leaveType: 'Holiday' }],
    ['date', { date: undefined }],
    ['date', { date: '2026-02-30' }],
    ['dateEnd', { dateEnd: undefined }],
    ['dateEnd', { dateEnd: '2026-11-19' }],
    ['dateEnd', { dateEnd: '2027-11-20' }],
  ])('says at %s what is wrong with %j', async (path, wrong) => {
    const answer = await desk.save({ userId: desk.sewer.id, ...days, ...wrong } as LeaveBody)
    expect(answer.status).toBe(400)
    expect(answer.failure.errors?.[0]?.path).toBe(path)
  })

  it('that exists cannot be made to end before it starts', async () => {
    const { _id } = await desk.added()
    expect((await desk.save({ _id, date: '2026-11-23' })).failure).toMatchObject({
      errors: [{ path: 'dateEnd', msg: texts.leave.periodProblems.end_before_start }],
    })
  })

  describe('that begins long ago', () => {
    const longAgo = { code: 'invalid', errors: [{ path: 'date', msg: texts.leave.tooLongAgo }] }
    const asked = { ...days, dateEnd: '2025-12-01' }

    it('is refused before a year ago', async () => {
      const body = { userId: desk.sewer.id, ...asked }
      expect((await desk.save({ ...body, date: '2025-11-16' })).failure).toMatchObject(longAgo)
      expect((await desk.save({ ...body, date: '2025-11-17', state: 'confirmed' })).status).toBe(200)
    })

    it('is refused also when it is moved there, and corrected when it was there before', async () => {
      const { _id } = await desk.added({ ...asked, date: '2025-11-17' })
      expect((await desk.save({ _id, date: '2025-11-16' })).failure).toMatchObject(longAgo)
      await desk.tahi.database.asOwner((queries) =>
        sql`update leave set first_day = '2020-01-01', last_day = '2020-01-05' where id = ${_id}`.execute(
          queries,
        ),
      )
      expect((await desk.save({ _id, dateEnd: '2020-01-04' })).ok.data.days).toBe(4)
      expect((await desk.save({ _id, date: '2020-01-02' })).ok.data.days).toBe(3)
      expect((await desk.save({ _id, date: '2020-01-01' })).failure).toMatchObject(longAgo)
    })
  })

  describe('that begins far ahead', () => {
    const farAhead = { code: 'invalid', errors: [{ path: 'date', msg: texts.leave.tooFarAhead }] }
    const asked = { ...days, dateEnd: '2027-11-25' }

    it('is refused after a year from now', async () => {
      const body = { userId: desk.sewer.id, ...asked }
      expect((await desk.save({ ...body, date: '2027-11-20' })).failure).toMatchObject(farAhead)
      expect((await desk.save({ ...body, date: '2027-11-19', state: 'confirmed' })).status).toBe(200)
    })

    it('is refused also when it is moved there, and can be moved nearer when it was there before', async () => {
      const { _id } = await desk.added({ ...asked, date: '2027-11-19' })
      expect((await desk.save({ _id, date: '2027-11-20' })).failure).toMatchObject(farAhead)
      await desk.tahi.database.asOwner((queries) =>
        sql`update leave set first_day = '2090-01-02', last_day = '2090-01-05' where id = ${_id}`.execute(
          queries,
        ),
      )
      expect((await desk.save({ _id, dateEnd: '2090-01-04' })).ok.data.days).toBe(3)
      expect((await desk.save({ _id, date: '2090-01-03' })).failure).toMatchObject(farAhead)
      expect((await desk.save({ _id, date: '2090-01-01' })).ok.data.days).toBe(4)
    })
  })

  describe('on days of another live leave', () => {
    const sentence = 'This employee already has a requested leave from Nov 20, 2026 to Nov 22, 2026.'

    it.each([
      ['2026-11-22', '2026-11-25'],
      ['2026-11-10', '2026-11-20'],
      ['2026-11-21', '2026-11-21'],
    ])('from %s to %s is refused with a sentence that names them', async (date, dateEnd) => {
      await desk.added()
      const { status, failure } = await desk.save({
        userId: desk.sewer.id,
        leaveType: 'Emergency',
        date,
        dateEnd,
      })
      expect(status).toBe(409)
      expect(failure).toMatchObject({
        code: 'conflict',
        msg: sentence,
        errors: [{ path: 'date', msg: sentence }],
      })
    })

    it('is refused also when it is moved there', async () => {
      await desk.added()
      const other = await desk.added({ date: '2026-11-25', dateEnd: '2026-11-26' })
      expect((await desk.save({ _id: other._id, date: '2026-11-22' })).failure.msg).toBe(sentence)
    })

    it('is free where the other is rejected or withdrawn, or beside it', async () => {
      const other = await desk.added({ state: 'rejected' })
      const mine = await desk.added()
      await desk.tahi.call(desk.manager, withdrawLeave, { body: { _id: mine._id } })
      await desk.added()
      await desk.added({ date: '2026-11-23', dateEnd: '2026-11-23' })
      expect((await desk.save({ _id: other._id, state: 'confirmed' })).failure.msg).toBe(sentence)
    })

    it('is refused to the second of two that come at once', async () => {
      const bodies = [days, { ...days, leaveType: 'Emergency' as const }]
      const answers = await Promise.all(bodies.map((body) => desk.save({ userId: desk.sewer.id, ...body })))
      expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
    })
  })

  it('is not changed by who read an older version', async () => {
    const { _id } = await desk.added()
    await desk.save({ _id, details: 'Fever', version: 1 })
    const { failure } = await desk.save({ _id, dateEnd: '2026-11-21', version: 1 })
    expect(failure).toMatchObject({ code: 'stale', data: { details: 'Fever', version: 2 } })
    // A retry after a lost reply.
    expect((await desk.save({ _id, details: 'Fever', version: 1 })).ok.data).toMatchObject({ version: 2 })
  })

  it('is for active members of a branch', async () => {
    const hr = await desk.tahi.addPerson('hr')
    expect((await desk.save({ ...days, userId: hr.id })).status).toBe(404)
    await desk.tahi.database.asOwner((queries) =>
      sql`update person set active = false where id = ${desk.sewer.id}`.execute(queries),
    )
    expect((await desk.save({ ...days, userId: desk.sewer.id })).status).toBe(404)
  })

  it('of another branch is not found, but for an HR Manager', async () => {
    const { _id } = await desk.added()
    const stranger = await desk.tahi.addPerson('manager', await desk.tahi.addBranch())
    expect((await desk.save({ _id, state: 'confirmed' }, stranger)).status).toBe(404)
    expect((await desk.save({ _id, userId: desk.sewer.id, ...days }, stranger)).status).toBe(404)
    expect((await desk.save({ userId: desk.sewer.id, ...days }, stranger)).status).toBe(404)
    expect((await desk.tahi.call(stranger, withdrawLeave, { body: { _id } })).status).toBe(404)
    const hr = await desk.tahi.addPerson('hr')
    expect((await desk.save({ _id, state: 'confirmed' }, hr)).ok.data.state).toBe('confirmed')
  })

  it('that is withdrawn is gone', async () => {
    const { _id } = await desk.added()
    const withdraw = (version?: number) =>
      desk.tahi.call(desk.manager, withdrawLeave, { body: { _id, ...(version && { version }) } })
    expect((await withdraw(7)).failure.code).toBe('stale')
    expect((await withdraw(1)).status).toBe(200)
    expect((await withdraw()).status).toBe(200)
    expect((await desk.save({ _id, userId: desk.sewer.id, ...days })).failure.msg).toBe(texts.leave.withdrawn)
    const query = { from: '2026-11-01', to: '2026-11-30' }
    const list = await desk.tahi.call(desk.manager, listLeaves, { params: { id: desk.sewer.id }, query })
    expect(list.ok.total).toBe(0)
    expect(await actionsOf(desk.tahi, _id)).toEqual(['leave.request', 'leave.withdraw'])
  })
})
