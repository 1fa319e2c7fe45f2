import { randomUUID } from 'node:crypto'
import {
  createDesignation,
  createQuota,
  listQuotaProgress,
  type Quota,
  texts,
  updatePerson,
} from '@tahi/contract'
import { sql } from 'kysely'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { invalidAt } from '../../../../test/fixtures/invalid-at.ts'
import { openProductionBranch } from '../../../../test/fixtures/production-branch.ts'
import { openProgressBranch, type ProgressBranch } from '../../../../test/fixtures/progress-branch.ts'
import { type Person, usualNow } from '../../../../test/fixtures/server.ts'

describe('progress by an employee', () => {
  let line: ProgressBranch

  beforeEach(async () => {
    line = await openProgressBranch()
  })
  afterEach(() => line.tahi.clock.set(usualNow))

  it('is their own, on today’s quota of their designation', async () => {
    const mine = await line.own(line.sewer, 12)
    expect(mine.ok.data).toMatchObject({
      quotaEmployeeId: line.sewer.id,
      employee: { lastName: 'Abad' },
      quotaProgress: 12,
      reason: null,
      createdAt: usualNow.toISOString(),
    })
    await line.own(line.sewer, 3, { quotaEmployeeId: line.sewer.id })
    await line.own(line.colleague, 5)
    // The branch's total, not their own.
    expect(await line.progress(line.sewer)).toBe(20)
    expect((await line.own(line.sewer, 1, { quotaEmployeeId: line.colleague.id })).failure).toMatchObject({
      code: 'not_allowed',
      msg: texts.quota.ownProgress,
    })
  })

  it('is corrected while the day lasts, down to nothing of their own and no further', async () => {
    await line.own(line.sewer, 12)
    await line.own(line.colleague, 30)
    expect((await line.own(line.sewer, -2)).ok.data).toMatchObject({
      quotaProgress: -2,
      reason: texts.quota.ownCorrection,
      reportedBy: 'Ana Abad',
    })
    expect((await line.own(line.sewer, -1, { reason: 'torn' })).ok.data).toMatchObject({ reason: 'torn' })
    expect((await line.own(line.sewer, -10)).failure).toMatchObject({
      ...invalidAt('quotaProgress'),
      msg: texts.quota.problems.belowZero,
    })
    expect((await line.own(line.sewer, -9)).status).toBe(200)
    expect((await line.own(line.sewer, -1)).failure).toMatchObject(invalidAt('quotaProgress'))
    expect(await line.progress()).toBe(30)
    line.tahi.clock.set(new Date('2026-11-18T13:00:00Z'))
    expect((await line.own(line.colleague, -1)).status).toBe(200)
    // Half past midnight in Manila.
    line.tahi.clock.set(new Date('2026-11-18T16:30:00Z'))
    expect((await line.own(line.colleague, -1)).failure).toMatchObject(invalidAt('quotaId'))
  })

  it('is corrected once, sent at once or again', async () => {
    await line.own(line.sewer, 12)
    const correction = { _id: randomUUID() }
    const sent = await Promise.all([
      line.own(line.sewer, -12, correction),
      line.own(line.sewer, -12, correction),
    ])
    expect(sent.map(({ status }) => status)).toEqual([200, 200])
    expect((await line.own(line.sewer, -12, correction)).status).toBe(200)
    const others = await Promise.all([line.own(line.colleague, 5), line.own(line.sewer, -1)])
    expect(others.map(({ status }) => status)).toEqual([200, 400])
    expect(await line.progress()).toBe(5)
  })

  it('of somebody else is not theirs to correct', async () => {
    await line.own(line.colleague, 30)
    expect((await line.own(line.sewer, -1)).status).toBe(400)
    expect((await line.own(line.sewer, -1, { quotaEmployeeId: line.colleague.id })).status).toBe(403)
    expect(await line.progress()).toBe(30)
  })

  it('is for no other day, designation or branch', async () => {
    const elsewhere = await openProductionBranch()
    const quotas: [Quota, number][] = [
      [await line.addQuota({ date: '2026-11-17' }), 400],
      [await line.addQuota({ date: '2026-11-19' }), 400],
      [await line.addQuota({ designationId: await line.addDesignation() }), 400],
      [await elsewhere.addQuota(), 404],
    ]
    for (const [{ _id }, status] of quotas)
      expect((await line.own(line.sewer, 1, { quotaId: _id })).status).toBe(status)
    const unassigned = await line.tahi.addPerson('user', line.branch)
    expect((await line.own(unassigned, 1)).failure).toMatchObject(invalidAt('quotaId'))
  })

  describe('entered without a line', () => {
    /** What the phone sends of an entry: the time since the server's last reply, by a correct clock. */
    const tapped = (at: string, more: object = {}) => {
      const contactAt = new Date(Date.parse(at) - 3_600_000).toISOString()
      const sentAt = line.tahi.clock.now().toISOString()
      return { tapped: { phoneTime: at, sentAt, sinceContact: 3_600_000, contactAt, setBack: 0, ...more } }
    }
    /** Keeps the session of that time valid. */
    const later = async (at: Date, ...others: Person[]) => {
      line.tahi.clock.set(at)
      const ids = [line.sewer, line.manager, ...others].map(({ id }) => id)
      await line.run(sql`update session set last_used_at = ${at} where person_id = any(${ids}::uuid[])`)
    }
    /** Five minutes before midnight, and twenty past six in the morning. */
    const lateInTheEvening = '2026-11-18T15:55:00.000Z'
    const inTheMorning = new Date('2026-11-18T22:20:00Z')

    it('is of the day on which it was entered, and arrives once', async () => {
      await later(inTheMorning)
      const entry = { _id: randomUUID(), ...tapped(lateInTheEvening) }
      const sent = await Promise.all([line.own(line.sewer, 48, entry), line.own(line.sewer, 48, entry)])
      expect(sent.map(({ status }) => status)).toEqual([200, 200])
      expect(sent[0]?.ok.data).toMatchObject({ quotaProgress: 48, createdAt: inTheMorning.toISOString() })
      expect((await line.own(line.sewer, -8, tapped(lateInTheEvening))).status).toBe(200)
      expect(await line.progress()).toBe(40)
      expect((await line.own(line.sewer, 1)).failure).toMatchObject({ msg: texts.quota.employeesToday })
    })

    it('is of the server’s day, whatever the phone’s clock says', async () => {
      await later(inTheMorning)
      const today = inTheMorning.toISOString()
      const setBack = { phoneTime: lateInTheEvening, contactAt: today, sinceContact: 0 }
      expect((await line.own(line.sewer, 5, tapped(today, setBack))).failure).toMatchObject({
        ...invalidAt('quotaId'),
        msg: texts.quota.employeesToday,
      })
      // Neither a quota of a future day nor one of another day than the entry's.
      const tomorrow = await line.addQuota({ date: '2026-11-20' })
      expect((await line.own(line.sewer, 5, { quotaId: tomorrow._id, ...tapped(today) })).status).toBe(400)
      const yesterday = await line.own(line.sewer, 5, tapped('2026-11-17T10:00:00.000Z'))
      expect(yesterday.failure).toMatchObject({ msg: texts.quota.employeesThatDay('Nov 17, 2026') })
    })

    it('is doubted where the server heard from that phone since', async () => {
      const doubtsOf = async (more: object) => {
        const _id = randomUUID()
        expect((await line.own(line.sewer, 1, { _id, ...more })).status).toBe(200)
        const { rows } = await line.tahi.database.asOwner((queries) =>
          sql`select after -> 'doubts' as doubts from audit_entry where entity_id = ${_id}`.execute(queries),
        )
        return rows
      }
      await later(inTheMorning)
      expect(await doubtsOf(tapped(lateInTheEvening))).toEqual([{ doubts: [] }])
      line.tahi.clock.set(new Date(inTheMorning.getTime() + 3_600_000))
      expect(await doubtsOf(tapped(lateInTheEvening))).toEqual([{ doubts: ['heardSince'] }])
    })

    it('is of the designation that they had then', async () => {
      const next = await line.addDesignation()
      const assign = async (at: string, designationId: string) => {
        await later(new Date(at))
        const body = { _id: line.sewer.id, departmentId: line.department, designationId }
        expect((await line.tahi.call(line.manager, updatePerson, { body })).status).toBe(200)
      }
      await assign('2026-11-18T16:30:00Z', next)
      await later(inTheMorning)
      expect((await line.own(line.sewer, 48, tapped(lateInTheEvening))).status).toBe(200)
      const { _id } = await line.addQuota({ designationId: next })
      expect((await line.own(line.sewer, 1, { quotaId: _id, ...tapped(lateInTheEvening) })).status).toBe(400)
    })

    it('is of a designation that was merged since, for those who had it then', async () => {
      const merged = await line.addDesignation()
      const cutter = await line.hire('Cutter', merged)
      const admin = await line.tahi.addPerson('admin')
      await later(new Date('2026-11-18T15:57:00Z'), cutter, admin)
      const body = { _id: line.designation, status: false, moveTo: merged }
      expect((await line.tahi.call(admin, createDesignation, { body })).status).toBe(200)
      expect((await line.own(line.sewer, 48, tapped(lateInTheEvening))).status).toBe(200)
      const before = await line.own(cutter, 1, tapped(lateInTheEvening))
      expect(before.failure).toMatchObject({ msg: texts.quota.employeesToday })
      // From the merger on, it is everybody's of both.
      for (const person of [line.sewer, cutter])
        expect((await line.own(person, 1, tapped('2026-11-18T15:57:00.000Z'))).status).toBe(200)
      expect(await line.progress()).toBe(50)
    })

    it('is of a quota that HR put on another designation or day since, for those who had it then', async () => {
      const counted = '2026-11-18T04:00:00.000Z'
      const moved = '2026-11-18T05:00:00.000Z'
      const next = await line.addDesignation()
      const ironer = await line.hire('Ironer', next)
      await later(new Date(moved), line.colleague, ironer)
      const change = async (fields: object) => {
        const body = { _id: line.quota._id, ...fields }
        expect((await line.tahi.call(line.manager, createQuota, { body })).status).toBe(200)
      }
      await change({ designationId: next })
      await change({ date: '2026-11-19' })
      await later(new Date('2026-11-18T06:00:00Z'), line.colleague, ironer)
      expect((await line.own(ironer, 1, tapped(counted))).failure).toMatchObject(invalidAt('quotaId'))
      expect((await line.own(line.sewer, 1, tapped(moved))).failure).toMatchObject({
        msg: texts.quota.notYet,
      })
      expect((await line.own(line.sewer, 40, tapped(counted))).status).toBe(200)
      expect((await line.own(line.colleague, 5, tapped(counted))).status).toBe(200)
      expect(await line.progress()).toBe(45)
    })

    it('is of the branch that they left since', async () => {
      await line.own(line.sewer, 2)
      const tomorrow = await line.addQuota({ date: '2026-11-19' })
      await later(new Date('2026-11-18T15:57:00Z'))
      await line.move(line.sewer, await line.tahi.addBranch())
      const sinceMoved = await line.own(line.sewer, 1, tapped('2026-11-18T15:58:00.000Z'))
      expect(sinceMoved.failure).toMatchObject(invalidAt('quotaId'))
      await later(inTheMorning)
      const sent = await line.own(line.sewer, 48, tapped(lateInTheEvening))
      expect(sent.ok.data).toMatchObject({ quotaProgress: 48 })
      expect(await line.progress()).toBe(50)
      // Neither the branch's later quotas nor what others counted.
      expect((await line.own(line.sewer, 1, { quotaId: tomorrow._id })).status).toBe(404)
      const all = await line.tahi.call(line.sewer, listQuotaProgress, { params: { id: 'all' }, query: {} })
      expect(all.ok.data.map(({ quotaProgress }) => quotaProgress).sort()).toEqual([2, 48])
    })

    it('is taken for a week', async () => {
      await later(new Date('2026-11-25T15:00:00Z'))
      expect((await line.own(line.sewer, 5, tapped(lateInTheEvening))).status).toBe(200)
      await later(new Date('2026-11-25T16:00:00Z'))
      expect((await line.own(line.sewer, 5, tapped(lateInTheEvening))).failure).toMatchObject({
        ...invalidAt('tapped'),
        msg: texts.quota.enteredLongAgo,
      })
    })
  })
})
