import { randomUUID } from 'node:crypto'
import { createQuota, createQuotaProgressOfMany, type Input, texts } from '@tahi/contract'
import { sql } from 'kysely'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { invalidAt } from '../../../../test/fixtures/invalid-at.ts'
import { openProductionBranch, today } from '../../../../test/fixtures/production-branch.ts'
import { openProgressBranch, type ProgressBranch } from '../../../../test/fixtures/progress-branch.ts'
import { type Person, usualNow } from '../../../../test/fixtures/server.ts'

type Entries = Input<typeof createQuotaProgressOfMany>['body']['entries']

describe('progress', () => {
  let line: ProgressBranch

  beforeEach(async () => {
    line = await openProgressBranch()
  })
  afterEach(() => line.tahi.clock.set(usualNow))

  const of = (person: Person, quotaProgress: number, more: object = {}) =>
    line.own(line.manager, quotaProgress, { quotaEmployeeId: person.id, ...more })
  const many = (entries: Entries, as = line.manager) =>
    line.tahi.call(as, createQuotaProgressOfMany, { body: { quotaId: line.quota._id, entries } })
  const entry = (person: Person, quotaProgress: number, more: object = {}) => ({
    _id: randomUUID(),
    quotaEmployeeId: person.id,
    quotaProgress,
    ...more,
  })

  describe('by who keeps records', () => {
    it('is anybody’s of the branch, of whichever designation', async () => {
      await of(line.sewer, 12)
      const helper = await line.hire('Cruz', await line.addDesignation())
      expect((await of(helper, 8)).ok.data).toMatchObject({ quotaProgress: 8, reportedBy: 'Ana Santos' })
      const hr = await line.tahi.addPerson('hr')
      await line.own(hr, 5, { quotaEmployeeId: line.sewer.id })
      expect(await line.progress()).toBe(25)
      expect((await line.own(line.manager, 5)).failure).toMatchObject(invalidAt('quotaEmployeeId'))
    })

    it('is nobody’s who left or works elsewhere', async () => {
      const stranger = await line.tahi.addPerson('user', await line.tahi.addBranch())
      const hr = await line.tahi.addPerson('hr')
      await line.run(sql`update person set active = false where id = ${line.colleague.id}`)
      for (const [as, person] of [
        [line.manager, line.colleague],
        [hr, line.colleague],
        [hr, stranger],
      ] as const)
        expect((await line.own(as, 5, { quotaEmployeeId: person.id })).failure).toMatchObject(
          invalidAt('quotaEmployeeId'),
        )
      expect(await line.progress()).toBe(0)
    })

    it('is not found of another branch’s employee, as of one who was never there', async () => {
      const stranger = await line.tahi.addPerson('user', await line.tahi.addBranch())
      const foreign = await of(stranger, 5)
      expect(foreign.status).toBe(404)
      const missing = await line.own(line.manager, 5, { quotaEmployeeId: randomUUID() })
      expect(missing.failure).toEqual(foreign.failure)
      const hr = await line.tahi.addPerson('hr')
      expect((await line.own(hr, 5, { quotaEmployeeId: randomUUID() })).status).toBe(404)
      expect((await of(stranger, -5, { reason: 'another line' })).status).toBe(404)
      expect(await line.progress()).toBe(0)
    })

    it('is corrected with a reason, down to nothing and no further', async () => {
      await of(line.sewer, 12)
      await of(line.colleague, 30)
      expect((await of(line.sewer, -2)).failure).toMatchObject(invalidAt('reason'))
      expect((await of(line.sewer, -13, { reason: 'another line' })).failure).toMatchObject({
        ...invalidAt('quotaProgress'),
        msg: texts.quota.problems.belowZero,
      })
      const corrected = await of(line.sewer, -12, { reason: 'another line' })
      expect(corrected.ok.data).toMatchObject({ quotaProgress: -12, reason: 'another line' })
      expect(await line.progress()).toBe(30)
      const { rows } = await line.tahi.database.asOwner((queries) =>
        sql`select action, reason from audit_entry where entity_id = ${corrected.ok.data._id}`.execute(
          queries,
        ),
      )
      expect(rows).toEqual([{ action: 'quota-progress.correct', reason: 'another line' }])
    })

    it('of who left since is taken until their last day', async () => {
      await line.run(sql`
        update person set active = false, deactivated_on = ${today} where id = ${line.sewer.id}`)
      expect((await of(line.sewer, 9)).status).toBe(200)
      await line.run(sql`update person set deactivated_on = '2026-11-17' where id = ${line.sewer.id}`)
      expect((await of(line.sewer, 2)).failure).toMatchObject(invalidAt('quotaEmployeeId'))
      const past = await line.addQuota({ date: '2026-11-17' })
      expect((await of(line.sewer, 4, { quotaId: past._id })).status).toBe(200)
      expect(await line.progress()).toBe(9)
    })

    it('of who moved to another branch since is taken until the day of the move', async () => {
      const elsewhere = await line.tahi.addBranch()
      const move = (leftOn: string) =>
        line.run(sql`
          insert into former_member (branch_id, person_id, left_on) values (${line.branch}, ${line.sewer.id}, ${leftOn})
          on conflict (branch_id, person_id) do update set left_on = excluded.left_on`)
      await line.run(sql`update person set branch_id = ${elsewhere} where id = ${line.sewer.id}`)
      await move(today)
      expect((await of(line.sewer, 9)).status).toBe(200)
      expect((await of(line.sewer, 3)).ok.data).toMatchObject({ quotaProgress: 3 })
      await move('2026-11-17')
      expect((await of(line.sewer, 2)).failure).toMatchObject(invalidAt('quotaEmployeeId'))
      // Deactivated before the branch's people moved on, they were not there on the days between.
      await move(today)
      await line.run(sql`
        update person set active = false, deactivated_on = '2026-11-16' where id = ${line.sewer.id}`)
      expect((await of(line.sewer, 2)).failure).toMatchObject(invalidAt('quotaEmployeeId'))
      expect(await line.progress()).toBe(12)
    })

    it('of who left since can still be corrected', async () => {
      await of(line.sewer, 12)
      await line.run(sql`update person set active = false where id = ${line.sewer.id}`)
      expect((await of(line.sewer, -2, { reason: 'counted twice' })).status).toBe(200)
      expect((await of(line.sewer, 2)).failure).toMatchObject(invalidAt('quotaEmployeeId'))
    })

    it('of who moved to another branch since can still be corrected', async () => {
      await of(line.sewer, 12)
      await line.run(sql`
        insert into former_member (branch_id, person_id, left_on) values (${line.branch}, ${line.sewer.id}, '2026-11-17')`)
      await line.run(
        sql`update person set branch_id = ${await line.tahi.addBranch()} where id = ${line.sewer.id}`,
      )
      expect((await of(line.sewer, 2)).failure).toMatchObject(invalidAt('quotaEmployeeId'))
      expect((await of(line.sewer, -2, { reason: 'counted twice' })).status).toBe(200)
    })

    it.each([0, 1.5, 1_000_001])('is never %d pieces', async (pieces) => {
      expect((await of(line.sewer, pieces)).failure).toMatchObject(invalidAt('quotaProgress'))
    })

    it('may be late, never early', async () => {
      const past = await line.addQuota({ date: '2026-11-02' })
      expect((await of(line.sewer, 5, { quotaId: past._id })).status).toBe(200)
      const coming = await line.addQuota({ date: '2026-11-19' })
      expect(coming.can).toEqual(['edit', 'remove'])
      expect((await of(line.sewer, 5, { quotaId: coming._id })).failure).toMatchObject({
        ...invalidAt('quotaId'),
        msg: texts.quota.notYet,
      })
    })
  })

  describe('sent again', () => {
    it('is stored once, also after the day or the quota is gone', async () => {
      line.tahi.clock.set(new Date('2026-11-18T13:00:00Z'))
      const _id = randomUUID()
      const first = (await line.own(line.sewer, 12, { _id })).ok.data
      expect((await line.own(line.sewer, 12, { _id })).ok.data).toEqual(first)
      line.tahi.clock.set(new Date('2026-11-18T16:30:00Z'))
      expect((await line.own(line.sewer, 12, { _id })).ok.data).toEqual(first)
      line.tahi.clock.set(usualNow)
      await line.tahi.call(line.manager, createQuota, { body: { _id: line.quota._id, status: false } })
      expect((await line.own(line.sewer, 12, { _id })).ok.data).toEqual(first)
      const { removed, piecesOfRemoved } = texts.quota
      for (const [late, msg] of [
        [await of(line.sewer, 12), removed],
        [await line.own(line.sewer, 12), piecesOfRemoved],
      ] as const)
        expect([late.status, late.failure.msg]).toEqual([404, msg])
    })

    it('takes a correction away once', async () => {
      await of(line.sewer, 12)
      const correction = { _id: randomUUID(), reason: 'another line' }
      const sent = await Promise.all([of(line.sewer, -12, correction), of(line.sewer, -12, correction)])
      expect(sent.map(({ status }) => status)).toEqual([200, 200])
      expect(await line.progress()).toBe(0)
    })

    it('with other figures is refused', async () => {
      const _id = randomUUID()
      await of(line.sewer, 12, { _id })
      for (const refused of [await of(line.sewer, 13, { _id }), await of(line.colleague, 12, { _id })])
        expect(refused).toMatchObject({
          status: 409,
          failure: { code: 'conflict', errors: [{ path: '_id' }], msg: texts.quota.entryDiffers },
        })
      const elsewhere = await openProductionBranch()
      const { _id: quotaId } = await elsewhere.addQuota()
      const strange = await elsewhere.report(elsewhere.manager, {
        _id,
        quotaId,
        quotaEmployeeId: (await elsewhere.hire()).id,
        quotaProgress: 12,
      })
      expect(strange.status).toBe(404)
      expect(await line.progress()).toBe(12)
    })
  })

  describe('of many', () => {
    it('is added at once, and once', async () => {
      const entries = [entry(line.sewer, 12), entry(line.colleague, 30), entry(line.sewer, 3)]
      expect((await many(entries)).ok.data).toEqual({ added: 3, progress: 45 })
      expect((await many(entries)).ok.data).toEqual({ added: 0, progress: 45 })
      expect((await many([...entries, entry(line.colleague, -5, { reason: 'torn' })])).ok.data).toEqual({
        added: 1,
        progress: 40,
      })
    })

    it('is refused for all when one cannot be, and every one is named', async () => {
      await of(line.colleague, 2)
      const stranger = await line.tahi.addPerson('user', await line.tahi.addBranch())
      const twice = entry(line.colleague, 4)
      const refused = await many([
        entry(line.sewer, 12),
        entry(stranger, 5),
        entry(line.sewer, -3),
        entry(line.colleague, -3, { reason: 'torn' }),
        twice,
        { ...twice, quotaProgress: 6 },
      ])
      expect(refused.status).toBe(404)
      expect(refused.failure.errors).toEqual([
        { path: 'entries.5._id', msg: texts.quota.entryDiffers },
        { path: 'entries.1.quotaEmployeeId', msg: texts.quota.notOfBranch },
        { path: 'entries.2.reason', msg: texts.quota.problems.correctionWithoutReason },
        { path: 'entries.3.quotaProgress', msg: texts.quota.problems.belowZero },
      ])
      expect(await line.progress()).toBe(2)
    })

    it('counts what the same request brings before a correction of it', async () => {
      const answer = await many([entry(line.sewer, 12), entry(line.sewer, -12, { reason: 'torn' })])
      expect(answer.ok.data.progress).toBe(0)
      const late = await many([entry(line.sewer, -1, { reason: 'torn' }), entry(line.sewer, 12)])
      expect(late.failure).toMatchObject(invalidAt('entries.0.quotaProgress'))
    })

    it('is not for employees, nor for a branch’s neighbour', async () => {
      const stranger = await line.tahi.addPerson('manager', await line.tahi.addBranch())
      expect((await many([entry(line.sewer, 1)], line.sewer)).status).toBe(403)
      expect((await many([entry(line.sewer, 1)], stranger)).status).toBe(404)
      expect((await many([entry(line.sewer, 1)], await line.tahi.addPerson('admin'))).status).toBe(403)
    })
  })
})
