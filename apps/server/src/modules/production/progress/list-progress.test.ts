import { createQuota, listQuotaProgress, type Quota } from '@tahi/contract'
import { sql } from 'kysely'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import {
  openProductionBranch,
  type ProductionBranch,
  today,
} from '../../../../test/fixtures/production-branch.ts'
import { type Person, usualNow } from '../../../../test/fixtures/server.ts'

describe('entries of progress', () => {
  let line: ProductionBranch
  let sewer: Person
  let quota: Quota

  const list = async (as: Person, id: string, query: object = {}) =>
    (await line.tahi.call(as, listQuotaProgress, { params: { id }, query })).ok.data.map(
      ({ quotaProgress }) => quotaProgress,
    )

  beforeEach(async () => {
    line = await openProductionBranch()
    sewer = await line.hire('Abad')
    quota = await line.addQuota()
    const colleague = await line.hire('Bautista')
    const of = (person: Person, quotaProgress: number, quotaId = quota._id) =>
      line.report(line.manager, { quotaId, quotaEmployeeId: person.id, quotaProgress })
    const earlier = await line.addQuota({ date: '2026-11-02' })
    await of(sewer, 7, earlier._id)
    await of(sewer, 12)
    line.tahi.clock.set(new Date('2026-11-18T03:00:00Z'))
    await of(colleague, 30)
  })

  afterEach(() => line.tahi.clock.set(usualNow))

  it('come newest first, of all, a branch, a quota or a person', async () => {
    expect(await list(line.manager, 'all', { sort: '-quotaProgress' })).toEqual([30, 12, 7])
    expect((await list(line.manager, line.branch))[0]).toBe(30)
    expect(await list(line.manager, quota._id)).toEqual([30, 12])
    expect(await list(line.manager, quota._id, { employeeId: sewer.id })).toEqual([12])
    expect(await list(line.manager, ':id', { from: today, to: today })).toEqual([30, 12])
  })

  it('are their own for employees, and nobody’s of another branch', async () => {
    expect((await list(sewer, 'all')).sort()).toEqual([12, 7])
    expect(await list(sewer, quota._id)).toEqual([12])
    const stranger = await line.tahi.addPerson('manager', await line.tahi.addBranch())
    expect(await list(stranger, 'all')).toEqual([])
    const foreign = { params: { id: quota._id }, query: {} }
    expect((await line.tahi.call(stranger, listQuotaProgress, foreign)).status).toBe(404)
  })

  it('are found by who reported them, also where they left the branch since, and by role', async () => {
    expect(await list(line.manager, 'all', { search: 'bauTISTA' })).toEqual([30])
    expect(await list(line.manager, 'all', { search: sewer.code.toUpperCase() })).toEqual([12, 7])
    expect(await list(line.manager, quota._id, { search: 'abad' })).toEqual([12])
    expect(await list(sewer, 'all', { search: 'bautista' })).toEqual([])
    expect(await list(line.manager, 'all', { role: 'user' })).toEqual([30, 12, 7])
    expect(await list(line.manager, 'all', { role: 'all' })).toEqual([30, 12, 7])
    expect(await list(line.manager, 'all', { role: 'manager' })).toEqual([])
    await line.run(sql`
      insert into former_member (branch_id, person_id, left_on) values (${line.branch}, ${sewer.id}, ${today})`)
    await line.run(sql`update person set branch_id = ${await line.tahi.addBranch()} where id = ${sewer.id}`)
    expect(await list(line.manager, 'all', { search: 'abad' })).toEqual([12, 7])
    await line.run(sql`update person set role = 'manager' where id = ${sewer.id}`)
    expect(await list(line.manager, 'all', { role: 'manager' })).toEqual([12, 7])
    const unknown = { params: { id: 'all' as const }, query: { role: 'boss' } as object }
    expect((await line.tahi.call(line.manager, listQuotaProgress, unknown)).status).toBe(400)
  })

  it('leave with their quota', async () => {
    await line.tahi.call(line.manager, createQuota, { body: { _id: quota._id, status: false } })
    expect(await list(line.manager, 'all')).toEqual([7])
    const removed = { params: { id: quota._id }, query: {} }
    expect((await line.tahi.call(line.manager, listQuotaProgress, removed)).status).toBe(404)
  })
})
