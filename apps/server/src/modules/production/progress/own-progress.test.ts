import { randomUUID } from 'node:crypto'
import { listQuotas, type Quota, texts } from '@tahi/contract'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { type Person, usualNow } from '../../../../test/server.ts'
import { openSewingLine, type SewingLine } from '../../../../test/sewing-line.ts'

describe('progress by an employee', () => {
  let line: SewingLine
  let sewer: Person
  let colleague: Person
  let quota: Quota

  beforeEach(async () => {
    line = await openSewingLine()
    sewer = await line.hire('Abad')
    colleague = await line.hire('Bautista')
    quota = await line.addQuota()
  })
  afterEach(() => line.tahi.clock.set(usualNow))

  const own = (as: Person, quotaProgress: number, more: object = {}) =>
    line.report(as, { quotaId: quota._id, quotaProgress, ...more })
  const progress = async (as = line.manager) => {
    const { ok } = await line.tahi.call(as, listQuotas, { params: { id: 'all' }, query: {} })
    return ok.data.find(({ _id }: Quota) => _id === quota._id)?.progress
  }
  const invalidAt = (path: string) => ({ code: 'invalid', errors: [{ path }] })

  it('is their own, on today’s quota of their designation', async () => {
    const mine = await own(sewer, 12)
    expect(mine.ok.data).toMatchObject({
      quotaEmployeeId: sewer.id,
      employee: { lastName: 'Abad' },
      quotaProgress: 12,
      reason: null,
      createdAt: usualNow.toISOString(),
    })
    await own(sewer, 3, { quotaEmployeeId: sewer.id })
    await own(colleague, 5)
    // The branch's total, not their own.
    expect(await progress(sewer)).toBe(20)
    expect((await own(sewer, 1, { quotaEmployeeId: colleague.id })).failure).toMatchObject({
      code: 'not_allowed',
      msg: texts.quota.ownProgress,
    })
  })

  it('is corrected while the day lasts, down to nothing of their own and no further', async () => {
    await own(sewer, 12)
    await own(colleague, 30)
    expect((await own(sewer, -2)).ok.data).toMatchObject({
      quotaProgress: -2,
      reason: texts.quota.ownCorrection,
      reportedBy: 'Ana Abad',
    })
    expect((await own(sewer, -1, { reason: 'torn' })).ok.data).toMatchObject({ reason: 'torn' })
    expect((await own(sewer, -10)).failure).toMatchObject({
      ...invalidAt('quotaProgress'),
      msg: texts.quota.problems.belowZero,
    })
    expect((await own(sewer, -9)).status).toBe(200)
    expect((await own(sewer, -1)).failure).toMatchObject(invalidAt('quotaProgress'))
    expect(await progress()).toBe(30)
    line.tahi.clock.set(new Date('2026-11-18T13:00:00Z'))
    expect((await own(colleague, -1)).status).toBe(200)
    // Half past midnight.
    line.tahi.clock.set(new Date('2026-11-18T16:30:00Z'))
    expect((await own(colleague, -1)).failure).toMatchObject(invalidAt('quotaId'))
  })

  it('is corrected once, sent at once or again', async () => {
    await own(sewer, 12)
    const correction = { _id: randomUUID() }
    const sent = await Promise.all([own(sewer, -12, correction), own(sewer, -12, correction)])
    expect(sent.map(({ status }) => status)).toEqual([200, 200])
    expect((await own(sewer, -12, correction)).status).toBe(200)
    const others = await Promise.all([own(colleague, 5), own(sewer, -1)])
    expect(others.map(({ status }) => status)).toEqual([200, 400])
    expect(await progress()).toBe(5)
  })

  it('of somebody else is not theirs to correct', async () => {
    await own(colleague, 30)
    expect((await own(sewer, -1)).status).toBe(400)
    expect((await own(sewer, -1, { quotaEmployeeId: colleague.id })).status).toBe(403)
    expect(await progress()).toBe(30)
  })

  it('is for no other day, designation or branch', async () => {
    const elsewhere = await openSewingLine()
    const quotas: [Quota, number][] = [
      [await line.addQuota({ date: '2026-11-17' }), 400],
      [await line.addQuota({ date: '2026-11-19' }), 400],
      [await line.addQuota({ designationId: await line.addDesignation() }), 400],
      [await elsewhere.addQuota(), 404],
    ]
    for (const [{ _id }, status] of quotas)
      expect((await own(sewer, 1, { quotaId: _id })).status).toBe(status)
    const unassigned = await line.tahi.addPerson('user', line.branch)
    expect((await own(unassigned, 1)).failure).toMatchObject(invalidAt('quotaId'))
  })
})
