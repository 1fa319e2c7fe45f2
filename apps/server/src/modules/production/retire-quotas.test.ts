import { createBranch, createDesignation, listQuotas } from '@tahi/contract'
import { beforeEach, describe, expect, it } from 'vitest'
import { openProgressBranch, type ProgressBranch } from '../../../test/fixtures/progress-branch.ts'
import type { Person } from '../../../test/fixtures/server.ts'

describe('quotas of a place that is removed', () => {
  let line: ProgressBranch
  let admin: Person

  beforeEach(async () => {
    line = await openProgressBranch()
    admin = await line.tahi.addPerson('admin')
  })

  const left = async () =>
    (await line.tahi.call(admin, listQuotas, { params: { id: line.branch }, query: {} })).ok.data
  const of = (person: Person, pieces: number, reason?: string) =>
    line.own(line.manager, pieces, { quotaEmployeeId: person.id, reason })
  const removeBranch = async () =>
    line.tahi.call(admin, createBranch, {
      body: { _id: line.branch, status: false, moveTo: await line.tahi.addBranch() },
    })

  it('stay with a removed branch when pieces were reported, and go otherwise', async () => {
    await of(line.sewer, 12)
    await line.addQuota()
    await line.addQuota({ date: '2026-11-19' })
    expect((await removeBranch()).status).toBe(200)
    expect(await left()).toMatchObject([{ _id: line.quota._id, progress: 12, version: 1 }])
  })

  it('stay also when all pieces were taken back, because the entries tell of it', async () => {
    await of(line.sewer, 12)
    await of(line.sewer, -12, 'another line')
    await removeBranch()
    expect(await left()).toMatchObject([{ _id: line.quota._id, progress: 0, entries: 2 }])
  })

  it('stay with a removed designation too', async () => {
    const designationId = await line.addDesignation()
    const quota = await line.addQuota({ designationId })
    await line.addQuota({ designationId })
    await line.own(line.manager, 7, { quotaId: quota._id, quotaEmployeeId: line.sewer.id })
    await line.tahi.call(admin, createDesignation, { body: { _id: designationId, status: false } })
    const kept = (await left()).filter((one) => one.designationId === designationId)
    expect(kept).toMatchObject([{ _id: quota._id, progress: 7 }])
  })

  it('keep every report that was accepted at the same moment', async () => {
    const [reported] = await Promise.all([of(line.sewer, 12), removeBranch()])
    const quotas = await left()
    expect(quotas.map(({ progress }) => progress)).toEqual(reported.status === 200 ? [12] : [])
  })
})
