import { randomUUID } from 'node:crypto'
import { createQuota, type Input, listQuotas, type Quota, texts } from '@tahi/contract'
import { sql } from 'kysely'
import { beforeEach, describe, expect, it } from 'vitest'
import { actionsOf } from '../../../test/fixtures/audit-trail.ts'
import { invalidAt } from '../../../test/fixtures/invalid-at.ts'
import {
  openProductionBranch,
  type ProductionBranch,
  today,
} from '../../../test/fixtures/production-branch.ts'
import type { Person } from '../../../test/fixtures/server.ts'

type Body = Input<typeof createQuota>['body']

describe('a quota', () => {
  let line: ProductionBranch
  let polo: Body

  beforeEach(async () => {
    line = await openProductionBranch()
    const { department: departmentId, designation: designationId } = line
    polo = { departmentId, designationId, styleName: 'Polo', target: 480, date: today }
  })

  const save = (body: Body, as = line.manager) => line.tahi.call(as, createQuota, { body })
  const list = async (as = line.manager, id = 'all'): Promise<Quota[]> =>
    (await line.tahi.call(as, listQuotas, { params: { id }, query: {} })).ok.data
  const report = async (quota: Quota, pieces = 10) =>
    line.report(line.manager, {
      quotaId: quota._id,
      quotaEmployeeId: (await line.hire()).id,
      quotaProgress: pieces,
    })

  it('is added to the manager’s own branch, changed, removed and audited', async () => {
    const made = (await save(polo)).ok.data
    expect(made).toMatchObject({ ...polo, branchId: line.branch, progress: 0, status: true, version: 1 })
    // 10:00: three of the eight hours.
    expect(made).toMatchObject({ expected: 180, standing: 'atRisk', can: ['edit', 'remove', 'report'] })

    const changed = (await save({ _id: made._id, target: 500, styleName: 'Polo II', version: 1 })).ok.data
    expect(changed).toMatchObject({ target: 500, styleName: 'Polo II', date: today, version: 2 })
    expect(await list()).toEqual([changed])

    expect((await save({ _id: made._id, status: false })).ok.data).toMatchObject({ status: false, can: [] })
    expect(await list()).toEqual([])
    const { rows } = await line.tahi.database.asOwner((queries) =>
      sql`select action, before, after from audit_entry where entity_id = ${made._id} order by id`.execute(
        queries,
      ),
    )
    expect(rows).toMatchObject([
      { action: 'quota.create', after: { styleName: 'Polo', target: 480 } },
      { action: 'quota.change', before: { target: 480 }, after: { target: 500 } },
      { action: 'quota.remove', before: { status: true }, after: { status: false } },
    ])
  })

  it('is added once by a client that repeats itself', async () => {
    const _id = randomUUID()
    await save({ _id, ...polo })
    expect((await save({ _id, ...polo })).status).toBe(200)
    expect(await list()).toHaveLength(1)
  })

  it('is one for a style, designation and day; a removed one is no hindrance', async () => {
    const first = (await save(polo)).ok.data
    const second = await save({ ...polo, styleName: 'POLO' })
    expect(second.failure).toMatchObject({ code: 'conflict', msg: texts.quota.sameStyle })
    const jacket = (await save({ ...polo, styleName: 'Jacket' })).ok.data
    expect((await save({ _id: jacket._id, styleName: 'polo' })).status).toBe(409)
    expect((await save({ ...polo, date: '2026-11-19' })).status).toBe(200)
    expect((await save({ ...polo, designationId: await line.addDesignation() })).status).toBe(200)
    await save({ _id: first._id, status: false })
    expect((await save(polo)).status).toBe(200)
    expect((await save({ _id: first._id, status: true })).status).toBe(409)
  })

  it.each([
    ['departmentId', { departmentId: undefined }],
    ['departmentId', { departmentId: randomUUID() }],
    ['designationId', { designationId: undefined }],
    ['designationId', { designationId: randomUUID() }],
    ['styleName', { styleName: undefined }],
    ['styleName', { styleName: '  ' }],
    ['target', { target: undefined }],
    ['target', { target: 0 }],
    ['target', { target: 10.5 }],
    ['target', { target: 1_000_001 }],
    ['date', { date: undefined }],
    ['date', { date: '2026-02-30' }],
    ['date', { date: '2025-11-16' }],
    ['date', { date: '2027-11-20' }],
  ])('needs a sensible %s', async (path, wrong) => {
    expect((await save({ ...polo, ...wrong })).failure).toMatchObject(invalidAt(path))
    expect(await list()).toEqual([])
  })

  it.each(['2025-11-17', '2027-11-19'])('may be of %s, a year away', async (date) => {
    expect((await save({ ...polo, date })).ok.data.date).toBe(date)
  })

  it('of a far day can be changed and removed, but not moved to another one', async () => {
    const { _id } = (await save(polo)).ok.data
    await line.run(sql`update quota set day = '2020-01-01' where id = ${_id}`)
    expect((await save({ _id, date: '2020-01-02' })).failure).toMatchObject({
      ...invalidAt('date'),
      msg: texts.quota.wrongYear,
    })
    const changed = (await save({ ...polo, _id, date: '2020-01-01', target: 500 })).ok.data
    expect(changed).toMatchObject({ date: '2020-01-01', target: 500 })
    expect((await save({ _id, date: today })).ok.data.date).toBe(today)
    expect((await save({ _id, status: false })).status).toBe(200)
  })

  it('is of a living designation of its department', async () => {
    const elsewhere = await openProductionBranch()
    const strange = await save({ ...polo, designationId: elsewhere.designation })
    expect(strange.failure).toMatchObject(invalidAt('designationId'))
    const kept = (await save(polo)).ok.data
    const removed = await line.addDesignation()
    await line.run(sql`update designation set active = false where id = ${removed}`)
    const given = await save({ _id: kept._id, designationId: removed })
    expect(given.failure).toMatchObject(invalidAt('designationId'))

    await line.run(sql`update designation set active = false where id = ${line.designation}`)
    expect((await save({ ...polo, styleName: 'Late' })).failure).toMatchObject(invalidAt('designationId'))
    expect((await save({ _id: kept._id, target: 9 })).ok.data.target).toBe(9)
    await line.run(sql`update department set active = false where id = ${line.department}`)
    expect((await save({ ...polo, styleName: 'Late' })).failure).toMatchObject(invalidAt('departmentId'))
    expect(await list()).toHaveLength(1)
  })

  it('of a removed designation or branch stays in the past', async () => {
    const removed = await line.addDesignation()
    const past = (await save({ ...polo, designationId: removed, date: '2026-11-16' })).ok.data
    await line.run(sql`update designation set active = false where id = ${removed}`)
    for (const date of [today, '2026-11-19'])
      expect((await save({ _id: past._id, date })).failure).toMatchObject(invalidAt('designationId'))
    expect((await save({ _id: past._id, date: '2026-11-17' })).ok.data.date).toBe('2026-11-17')
    expect((await save({ _id: past._id, date: today, status: false })).status).toBe(200)

    const [office, branchId] = [await line.tahi.addPerson('hr'), await line.tahi.addBranch()]
    const { _id } = (await save({ ...polo, branchId, date: '2026-11-16' }, office)).ok.data
    await line.run(sql`update branch set active = false where id = ${branchId}`)
    expect((await save({ _id, date: today }, office)).failure).toMatchObject({
      ...invalidAt('date'),
      msg: texts.quota.branchRemoved,
    })
    expect((await save({ _id, date: '2026-11-17' }, office)).ok.data.date).toBe('2026-11-17')
  })

  it('keeps day and designation once progress was reported, also when it was all taken back', async () => {
    const quota = (await save(polo)).ok.data
    const other = await line.addDesignation()
    expect((await save({ _id: quota._id, designationId: other })).ok.data.designationId).toBe(other)
    await save({ _id: quota._id, designationId: line.designation, date: '2026-11-17' })
    await save({ _id: quota._id, date: today })

    const sewer = await line.hire()
    for (const [quotaProgress, reason] of [
      [10, undefined],
      [-10, 'another line'],
    ] as const)
      await line.report(line.manager, {
        quotaId: quota._id,
        quotaEmployeeId: sewer.id,
        quotaProgress,
        reason,
      })
    const refused = await save({ _id: quota._id, date: '2026-11-17' })
    expect(refused.failure).toMatchObject({ ...invalidAt('date'), msg: texts.quota.fixedByProgress })
    expect((await save({ _id: quota._id, designationId: other })).failure).toMatchObject(
      invalidAt('designationId'),
    )
    const same = { ...polo, _id: quota._id, styleName: 'Polo II', target: 20 }
    expect((await save(same)).ok.data).toMatchObject({ styleName: 'Polo II', target: 20, entries: 2 })
  })

  it('is changed once by a client that repeats itself, whichever version it names', async () => {
    const { _id } = (await save(polo)).ok.data
    const change = { _id, target: 490, version: 1 }
    const changed = (await save(change)).ok.data
    expect((await save(change)).ok.data).toEqual(changed)
    expect((await save({ ...change, version: undefined })).ok.data).toEqual(changed)
    expect(await actionsOf(line.tahi, _id)).toEqual(['quota.create', 'quota.change'])
  })

  it('is not changed by who read an older version', async () => {
    const { _id } = (await save(polo)).ok.data
    await save({ _id, target: 490, version: 1 })
    const { failure } = await save({ _id, target: 500, version: 1 })
    expect(failure).toMatchObject({ code: 'stale', data: { target: 490, version: 2 } })
    expect(await list()).toMatchObject([{ target: 490 }])
  })

  it('is read only for the General Manager, and nobody’s else but those who keep records', async () => {
    const { tahi, branch } = line
    const readers: [Person, number][] = [
      [await tahi.addPerson('admin'), 403],
      [await tahi.addPerson('act'), 403],
      [await tahi.addPerson('user', branch), 403],
      [await tahi.addPerson('manager', await tahi.addBranch()), 404],
    ]
    const { _id } = (await save(polo)).ok.data
    for (const [person, status] of readers)
      expect((await save({ _id, target: 1 }, person)).status, person.role).toBe(status)
    expect(await list()).toMatchObject([{ target: 480, version: 1 }])
    const [admin] = readers[0] ?? []
    expect(await list(admin, branch)).toMatchObject([{ _id, can: [] }])
  })

  it('is put by an HR Manager into the branch named, where it stays', async () => {
    const { tahi, branch } = line
    const hr = await tahi.addPerson('hr')
    expect((await save(polo, hr)).failure).toMatchObject(invalidAt('branchId'))
    expect((await save({ ...polo, branchId: randomUUID() }, hr)).status).toBe(404)
    const { _id } = (await save({ ...polo, branchId: branch }, hr)).ok.data
    const moved = await save({ _id, branchId: await tahi.addBranch() }, hr)
    expect(moved.failure).toMatchObject(invalidAt('branchId'))
    expect((await save({ ...polo, branchId: await tahi.addBranch() })).status).toBe(404)
    expect(await list()).toMatchObject([{ _id }])
  })

  it('can be removed with what was reported on it, once that was seen', async () => {
    const quota = (await save(polo)).ok.data
    await report(quota, 30)
    const removal = { _id: quota._id, version: quota.version, status: false }
    const refused = await save({ ...removal, shownProgress: 0 })
    expect(refused.failure).toMatchObject({ code: 'stale', data: { progress: 30, status: true } })
    expect((await save({ ...removal, shownProgress: 30 })).ok.data.status).toBe(false)
    // Repeated, it changes nothing, whatever was shown.
    expect((await save({ ...removal, shownProgress: 0 })).status).toBe(200)
    expect((await report(quota)).status).toBe(404)
    expect(await list()).toEqual([])
  })

  it('stays as it was removed, whoever still has it open; removing it again is harmless', async () => {
    const quota = (await save(polo)).ok.data
    await save({ _id: quota._id, version: 1, status: false })
    const removed = { code: 'conflict', msg: texts.quota.removed }
    for (const change of [{ target: 500 }, { target: 500, version: 1 }, { status: true }])
      expect((await save({ _id: quota._id, ...change })).failure).toMatchObject(removed)
    const again = await save({ _id: quota._id, version: 1, status: false })
    expect(again.ok.data).toMatchObject({ target: 480, status: false, version: 2 })
    expect(await actionsOf(line.tahi, quota._id)).toEqual(['quota.create', 'quota.remove'])
  })
})
