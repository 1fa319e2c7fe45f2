import { createShift, type Input, listShifts, type Shift, texts } from '@tahi/contract'
import { beforeEach, describe, expect, it } from 'vitest'
import { actionsOf } from '../../../../test/fixtures/audit-trail.ts'
import { type Person, server, type TestServer } from '../../../../test/fixtures/server.ts'

const hours = { name: 'Early', start: '06:00', end: '15:00' }

describe('shifts', () => {
  let tahi: TestServer
  let branch: string
  let manager: Person

  beforeEach(async () => {
    tahi = await server()
    branch = await tahi.addBranch()
    manager = await tahi.addPerson('manager', branch)
  })

  const save = (body: Input<typeof createShift>['body'], as = manager) => tahi.call(as, createShift, { body })
  const list = async (as: Person, id = 'all'): Promise<Shift[]> =>
    (await tahi.call(as, listShifts, { params: { id }, query: {} })).ok.data

  it('are made with the usual days and break, changed and removed', async () => {
    const made = (await save(hours)).ok.data
    expect(made).toMatchObject({ ...hours, branchId: branch, breakMinutes: 60, days: [1, 2, 3, 4, 5, 6] })

    const changed = await save({ _id: made._id, end: '14:30', days: [5, 1, 1], version: 1 })
    expect(changed.ok.data).toMatchObject({ ...hours, end: '14:30', days: [1, 5], version: 2 })
    expect(await list(manager)).toEqual([changed.ok.data])

    await save({ _id: made._id, status: false })
    expect(await list(manager)).toEqual([])
    expect((await save(hours)).status).toBe(200)
  })

  it('are made once by a client that repeats itself', async () => {
    const _id = crypto.randomUUID()
    await save({ _id, ...hours })
    expect((await save({ _id, ...hours })).status).toBe(200)
    expect(await list(manager)).toHaveLength(1)
  })

  it('are changed once by a client that repeats itself, whichever version it names', async () => {
    const { _id } = (await save(hours)).ok.data
    const change = { _id, end: '14:30', days: [1, 5], version: 1 }
    const changed = (await save(change)).ok.data
    expect((await save(change)).ok.data).toEqual(changed)
    expect((await save({ ...change, version: undefined })).ok.data).toEqual(changed)
    expect(await actionsOf(tahi, _id)).toEqual(['shift.create', 'shift.change'])
  })

  it('do not share a name in a branch', async () => {
    await save(hours)
    const second = await save({ ...hours, name: 'EARLY' })
    expect(second.failure).toMatchObject({ code: 'conflict', msg: expect.stringContaining('of that name') })
    const late = (await save({ ...hours, name: 'Late' })).ok.data
    expect((await save({ _id: late._id, name: 'early' })).status).toBe(409)
    const other = await tahi.addPerson('manager', await tahi.addBranch())
    expect((await save(hours, other)).status).toBe(200)
  })

  it.each([
    ['start', { name: 'X', end: '15:00' }],
    ['end', { ...hours, end: '06:00' }],
    ['breakMinutes', { ...hours, end: '06:30', breakMinutes: 30 }],
    ['days', { ...hours, days: [] }],
    ['days.0', { ...hours, days: [7] }],
  ])('need a sensible %s', async (path, body) => {
    expect((await save(body)).failure).toMatchObject({ code: 'invalid', errors: [{ path }] })
  })

  it('are not changed by who read an older version', async () => {
    const { _id } = (await save(hours)).ok.data
    await save({ _id, name: 'Earlier', version: 1 })
    const { failure } = await save({ _id, name: 'Earliest', version: 1 })
    expect(failure).toMatchObject({ code: 'stale', data: { name: 'Earlier', version: 2 } })
  })

  it('are named with their branch by an HR Manager, and stay there', async () => {
    const hr = await tahi.addPerson('hr')
    expect((await save(hours, hr)).failure).toMatchObject({ errors: [{ path: 'branchId' }] })
    expect((await save({ ...hours, branchId: crypto.randomUUID() }, hr)).status).toBe(404)
    const { _id } = (await save({ ...hours, branchId: branch }, hr)).ok.data
    const other = await tahi.addBranch()
    expect((await save({ _id, branchId: other }, hr)).failure).toMatchObject({
      errors: [{ path: 'branchId' }],
    })
    expect(await list(hr, branch)).toMatchObject([{ _id }])
    expect(await list(hr, other)).toEqual([])
  })

  it('of another branch are not found', async () => {
    const { _id } = (await save(hours)).ok.data
    const stranger = await tahi.addPerson('manager', await tahi.addBranch())
    expect((await save({ _id, name: 'Mine' }, stranger)).failure.msg).toBe(texts.recordNotFound)
    expect((await save({ _id, ...hours }, stranger)).status).toBe(404)
    expect(await list(stranger)).toEqual([])
    expect((await tahi.call(stranger, listShifts, { params: { id: branch }, query: {} })).status).toBe(404)
    expect(await list(manager)).toMatchObject([hours])
  })
})
