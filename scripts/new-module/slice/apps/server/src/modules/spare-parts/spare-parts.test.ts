import { createSparePart, listSpareParts, removeSparePart, texts } from '@tahi/contract'
import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import { actionsOf, trailOf } from '../../../test/fixtures/audit-trail.ts'
import { hangUp, listen } from '../../../test/fixtures/live.ts'
import { type Person, server, type TestServer, usualNow } from '../../../test/fixtures/server.ts'

describe('spare parts', () => {
  let tahi: TestServer
  let branch: string
  let manager: Person
  let stranger: Person

  beforeEach(async () => {
    tahi = await server()
    branch = await tahi.addBranch()
    manager = await tahi.addPerson('manager', branch)
    stranger = await tahi.addPerson('manager', await tahi.addBranch())
  })

  afterAll(hangUp)

  const save = (body: { _id?: string; name?: string; branchId?: string; version?: number }, as = manager) =>
    tahi.call(as, createSparePart, { body })
  const remove = (body: { _id: string; version?: number }, as = manager) =>
    tahi.call(as, removeSparePart, { body })
  const names = async (query = {}, as = manager) =>
    (await tahi.call(as, listSpareParts, { query })).ok.data.map(({ name }) => name)

  it('are added to the branch of whoever keeps its records, once by a client that repeats itself', async () => {
    const _id = crypto.randomUUID()
    const { data } = (await save({ _id, name: 'First' })).ok
    expect(data).toMatchObject({
      _id,
      branchId: branch,
      name: 'First',
      version: 1,
      createdAt: usualNow.toISOString(),
    })
    expect((await save({ _id, name: 'First' })).ok.data).toEqual(data)
    expect(await names()).toEqual(['First'])
    expect(await actionsOf(tahi, _id)).toEqual(['spare-part.create'])
  })

  it('need a name, and of an HR Manager a branch', async () => {
    const hr = await tahi.addPerson('hr')
    expect((await save({})).failure).toMatchObject({
      errors: [{ path: 'name', msg: texts.sparePart.unnamed }],
    })
    expect((await save({ name: 'First' }, hr)).failure).toMatchObject({ errors: [{ path: 'branchId' }] })
    expect((await save({ name: 'First', branchId: branch }, hr)).ok.data.branchId).toBe(branch)
  })

  it('are changed from the version that was read, and told of in the audit trail', async () => {
    const { _id, version } = (await save({ name: 'First' })).ok.data
    expect((await save({ _id, name: 'Second', version })).ok.data).toMatchObject({
      name: 'Second',
      version: 2,
    })
    expect((await save({ _id, name: 'Second', version })).status, 'the same again').toBe(200)
    expect((await save({ _id, name: 'First', version: 0 })).failure.code, 'the first again').toBe('stale')
    expect((await save({ _id, name: 'Third', version })).failure).toMatchObject({
      code: 'stale',
      data: { name: 'Second' },
    })
    expect((await remove({ _id, version })).failure.code).toBe('stale')
    const [, change, ...others] = await trailOf(tahi, _id)
    expect(change).toMatchObject({
      action: 'spare-part.change',
      actor: manager.id,
      branchId: branch,
      before: { name: 'First' },
      after: { name: 'Second' },
    })
    expect(others).toEqual([])
  })

  it('stay in their branch', async () => {
    const { _id } = (await save({ name: 'First' })).ok.data
    expect((await save({ _id, branchId: String(stranger.branchId) })).failure).toMatchObject({
      errors: [{ path: 'branchId', msg: texts.sparePart.staysInBranch }],
    })
  })

  it('are on the list until they are removed', async () => {
    const { _id, version } = (await save({ name: 'First' })).ok.data
    await save({ name: 'Second' })
    expect(await names()).toEqual(['First', 'Second'])
    expect(await names({ sort: '-name', search: 'sec' })).toEqual(['Second'])
    expect((await remove({ _id, version })).ok.data).toEqual({ _id })
    expect(await names()).toEqual(['Second'])
    expect(await actionsOf(tahi, _id)).toEqual(['spare-part.create', 'spare-part.remove'])
    expect((await remove({ _id })).status).toBe(404)
    expect((await save({ _id, name: 'First' })).status).toBe(404)
  })

  it('are found by nobody of another branch', async () => {
    const { _id } = (await save({ name: 'First' })).ok.data
    expect(await names({}, stranger)).toEqual([])
    expect(await names({ branchId: branch }, await tahi.addPerson('hr'))).toEqual(['First'])
    expect((await tahi.call(stranger, listSpareParts, { query: { branchId: branch } })).status).toBe(404)
    for (const body of [{ _id }, { _id, name: 'Mine' }])
      expect((await save(body, stranger)).failure.code).toBe('not_found')
    expect((await remove({ _id }, stranger)).failure.code).toBe('not_found')
  })

  it('are told of live to who keeps their branch', async () => {
    const [hearing, silent] = [await listen(tahi, manager), await listen(tahi, stranger)]
    await save({ name: 'First' })
    expect(await hearing.all()).toMatchObject([{ name: 'spare-part-changed', payload: { branchId: branch } }])
    expect(await silent.all()).toEqual([])
  })
})
