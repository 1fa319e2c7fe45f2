import { createLeave, decideLeaves, type Input, readLeave, texts, withdrawLeave } from '@tahi/contract'
import { beforeAll, describe, expect, it } from 'vitest'
import { type Person, server, type TestServer } from '../../../test/fixtures/server.ts'

type Body = Input<typeof createLeave>['body']

describe('the leave of whoever keeps records', () => {
  let tahi: TestServer
  let manager: Person
  let colleague: Person

  beforeAll(async () => {
    tahi = await server()
    const branch = await tahi.addBranch()
    manager = await tahi.addPerson('manager', branch)
    colleague = await tahi.addPerson('manager', branch)
  })

  const { ownDecision } = texts.leave
  const save = (body: Body, as = manager) => tahi.call(as, createLeave, { body })
  const asked = (date: string) => ({ userId: manager.id, leaveType: 'Sick', date, dateEnd: date }) as const
  const can = async (id: string, as = manager) =>
    (await tahi.call(as, readLeave, { params: { id } })).ok.data.can
  const decide = async (id: string, state: 'confirmed' | 'rejected', as = manager) =>
    (await tahi.call(as, decideLeaves, { body: { ids: [id], state } })).ok.data

  it.each<Body>([{ state: 'confirmed' }, { state: 'rejected' }, { status: true }])(
    'is not decided as it is entered: %j',
    async (decision) => {
      const { status, failure } = await save({ ...asked('2026-11-20'), ...decision })
      expect([status, failure.msg]).toEqual([403, ownDecision])
    },
  )

  it('is asked for, changed and withdrawn like an employee’s', async () => {
    const { _id } = (await save(asked('2026-11-21'))).ok.data
    expect(await can(_id)).toEqual(['change', 'withdraw'])
    expect((await save({ _id, details: 'Family' })).ok.data.details).toBe('Family')
    expect((await tahi.call(manager, withdrawLeave, { body: { _id } })).status).toBe(200)
  })

  it('is decided by others, and so is what was decided', async () => {
    const { _id } = (await save(asked('2026-11-22'))).ok.data
    const alone = await save({ _id, state: 'confirmed' })
    expect([alone.status, alone.failure.msg]).toEqual([403, ownDecision])
    for (const state of ['confirmed', 'rejected'] as const)
      expect(await decide(_id, state)).toEqual({ decided: [], refused: [{ _id, msg: ownDecision }] })

    expect(await can(_id, colleague)).toContain('confirm')
    expect((await decide(_id, 'confirmed', colleague)).decided).toEqual([_id])
    expect(await can(_id)).toEqual([])
    expect((await save({ _id, state: 'requested' })).failure.msg).toBe(ownDecision)
    expect((await save({ _id, dateEnd: '2026-11-30' })).failure.msg).toBe(texts.leave.decided)
    expect((await tahi.call(manager, withdrawLeave, { body: { _id } })).status).toBe(409)
  })
})
