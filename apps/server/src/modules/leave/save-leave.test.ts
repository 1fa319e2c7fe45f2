import { randomUUID } from 'node:crypto'
import { createLeave, type Input, listLeaves, readLeave, texts, withdrawLeave } from '@tahi/contract'
import { sql } from 'kysely'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { actionsOf } from '../../../test/fixtures/audit-trail.ts'
import { type Person, server, type TestServer } from '../../../test/fixtures/server.ts'

type Body = Input<typeof createLeave>['body']

const days = { leaveType: 'Sick', date: '2026-11-20', dateEnd: '2026-11-22' } as const

describe('a leave', () => {
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
  const read = async (id: string) => (await tahi.call(manager, readLeave, { params: { id } })).ok.data

  it('is requested, unless it says otherwise', async () => {
    expect(await added({ details: 'Flu' })).toMatchObject({
      ...days,
      userId: sewer.id,
      branchId: branch,
      employee: { userId: sewer.code },
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
    expect(await added({ ...later, status: true })).toMatchObject({
      days: 1,
      state: 'confirmed',
      status: true,
      decidedBy: 'Ana Santos',
      decidedAt: '2026-11-18T02:00:00.000Z',
    })
  })

  it('is made once, however often it is sent, also at the same time', async () => {
    const body = { _id: randomUUID(), userId: sewer.id, ...days }
    const answers = await Promise.all([save(body), save(body)])
    expect(answers.map(({ ok }) => ok.data.version)).toEqual([1, 1])
    expect((await save(body)).ok.data.version).toBe(1)
    expect(await actionsOf(tahi, body._id)).toEqual(['leave.request'])
  })

  it('goes by `state` where `status` says something else', async () => {
    const { _id } = await added({ state: 'rejected', status: true })
    expect(await read(_id)).toMatchObject({ state: 'rejected', status: false })
    expect((await save({ _id, status: false })).ok.data.state).toBe('rejected')
    expect((await save({ _id, status: true })).ok.data.state).toBe('confirmed')
    expect((await save({ _id, status: false })).ok.data).toMatchObject({
      state: 'requested',
      decidedBy: null,
    })
    expect(await actionsOf(tahi, _id)).toEqual(['leave.request', 'leave.confirm', 'leave.reopen'])
  })

  it('keeps its employee and its type', async () => {
    const { _id } = await added()
    const other = await tahi.addPerson('user', branch)
    expect((await save({ _id, userId: other.id })).failure).toMatchObject({
      code: 'invalid',
      errors: [{ path: 'userId', msg: texts.leave.employeeLocked }],
    })
    expect((await save({ _id, leaveType: 'Emergency' })).failure).toMatchObject({
      code: 'invalid',
      errors: [{ path: 'leaveType', msg: texts.leave.typeLocked }],
    })
    expect((await save({ _id, ...days, userId: sewer.id })).ok.data.version).toBe(1)
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
    const answer = await save({ userId: sewer.id, ...days, ...wrong } as Body)
    expect(answer.status).toBe(400)
    expect(answer.failure.errors?.[0]?.path).toBe(path)
  })

  it('that exists cannot be made to end before it starts', async () => {
    const { _id } = await added()
    expect((await save({ _id, date: '2026-11-23' })).failure).toMatchObject({
      errors: [{ path: 'dateEnd', msg: texts.leave.endBeforeStart }],
    })
  })

  describe('on days of another live leave', () => {
    const sentence = 'This employee already has a requested leave from Nov 20, 2026 to Nov 22, 2026.'

    it.each([
      ['2026-11-22', '2026-11-25'],
      ['2026-11-10', '2026-11-20'],
      ['2026-11-21', '2026-11-21'],
    ])('from %s to %s is refused with a sentence that names them', async (date, dateEnd) => {
      await added()
      const { status, failure } = await save({ userId: sewer.id, leaveType: 'Emergency', date, dateEnd })
      expect(status).toBe(409)
      expect(failure).toMatchObject({
        code: 'conflict',
        msg: sentence,
        errors: [{ path: 'date', msg: sentence }],
      })
    })

    it('is refused also when it is moved there', async () => {
      await added()
      const other = await added({ date: '2026-11-25', dateEnd: '2026-11-26' })
      expect((await save({ _id: other._id, date: '2026-11-22' })).failure.msg).toBe(sentence)
    })

    it('is free where the other is rejected or withdrawn, or beside it', async () => {
      const other = await added({ state: 'rejected' })
      const mine = await added()
      await tahi.call(manager, withdrawLeave, { body: { _id: mine._id } })
      await added()
      await added({ date: '2026-11-23', dateEnd: '2026-11-23' })
      expect((await save({ _id: other._id, state: 'confirmed' })).failure.msg).toBe(sentence)
    })

    it('is refused to the second of two that come at once', async () => {
      const bodies = [days, { ...days, leaveType: 'Emergency' as const }]
      const answers = await Promise.all(bodies.map((body) => save({ userId: sewer.id, ...body })))
      expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
    })
  })

  it('is not changed by who read an older version', async () => {
    const { _id } = await added()
    await save({ _id, details: 'Fever', version: 1 })
    const { failure } = await save({ _id, dateEnd: '2026-11-21', version: 1 })
    expect(failure).toMatchObject({ code: 'stale', data: { details: 'Fever', version: 2 } })
    // The same sent again, where no answer came.
    expect((await save({ _id, details: 'Fever', version: 1 })).ok.data).toMatchObject({ version: 2 })
  })

  it('is for active members of a branch', async () => {
    const hr = await tahi.addPerson('hr')
    expect((await save({ ...days, userId: hr.id })).status).toBe(404)
    await tahi.database.asOwner((queries) =>
      sql`update person set active = false where id = ${sewer.id}`.execute(queries),
    )
    expect((await save({ ...days, userId: sewer.id })).status).toBe(404)
  })

  it('of another branch is not found, but for an HR Manager', async () => {
    const { _id } = await added()
    const stranger = await tahi.addPerson('manager', await tahi.addBranch())
    expect((await save({ _id, state: 'confirmed' }, stranger)).status).toBe(404)
    expect((await save({ _id, userId: sewer.id, ...days }, stranger)).status).toBe(404)
    expect((await save({ userId: sewer.id, ...days }, stranger)).status).toBe(404)
    expect((await tahi.call(stranger, withdrawLeave, { body: { _id } })).status).toBe(404)
    const hr = await tahi.addPerson('hr')
    expect((await save({ _id, state: 'confirmed' }, hr)).ok.data.state).toBe('confirmed')
  })

  it('that is withdrawn is gone', async () => {
    const { _id } = await added()
    const withdraw = (version?: number) =>
      tahi.call(manager, withdrawLeave, { body: { _id, ...(version && { version }) } })
    expect((await withdraw(7)).failure.code).toBe('stale')
    expect((await withdraw(1)).status).toBe(200)
    expect((await withdraw()).status).toBe(200)
    expect((await save({ _id, userId: sewer.id, ...days })).failure.msg).toBe(texts.leave.withdrawn)
    const query = { from: '2026-11-01', to: '2026-11-30' }
    const list = await tahi.call(manager, listLeaves, { params: { id: sewer.id }, query })
    expect(list.ok.total).toBe(0)
    expect(await actionsOf(tahi, _id)).toEqual(['leave.request', 'leave.withdraw'])
  })
})
