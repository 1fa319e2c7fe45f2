import { randomUUID } from 'node:crypto'
import { createBranch, type Input, listBranches, readCurrentUser, texts } from '@tahi/contract'
import { sql } from 'kysely'
import { beforeEach, describe, expect, it } from 'vitest'
import { type Person, server, type TestServer } from '../../../../test/fixtures/server.ts'

describe('branches', () => {
  let tahi: TestServer
  let admin: Person
  /** Part of every name, so that tests do not see each other's. */
  let mark: string

  beforeEach(async () => {
    tahi = await server()
    admin = await tahi.addPerson('admin')
    mark = randomUUID().slice(0, 8)
  })

  const save = (body: Input<typeof createBranch>['body'], as = admin) => tahi.call(as, createBranch, { body })
  const make = async (name: string) => (await save({ branchName: `${mark} ${name}` })).ok.data
  const list = async (as = admin, query: Input<typeof listBranches>['query'] = {}) =>
    (await tahi.call(as, listBranches, { params: { id: 'all' }, query: { search: mark, ...query } })).ok

  it('are made, renamed and removed by the General Manager', async () => {
    const made = await make('North')
    expect(made).toMatchObject({ branchName: `${mark} North`, status: true, version: 1, people: 0 })
    expect(made.can).toEqual(['edit', 'remove'])
    const renamed = (await save({ _id: made._id, branchName: `${mark} South`, version: 1 })).ok.data
    expect(renamed).toEqual({ ...made, branchName: `${mark} South`, version: 2 })
    expect((await list()).data).toEqual([renamed])
    const removed = (await save({ _id: made._id, status: false, version: 2 })).ok.data
    expect(removed).toMatchObject({ status: false, version: 3, can: [] })
    expect((await list()).data).toEqual([])
  })

  it('are paged and sorted by the database, whatever the capitals and marks of their names', async () => {
    for (const name of ['NB', 'ñA', 'o']) await make(name)
    const names = async (query: Input<typeof listBranches>['query']) =>
      (await list(admin, query)).data.map(({ branchName }) => branchName.split(' ').at(-1))
    expect(await names({})).toEqual(['ñA', 'NB', 'o'])
    expect(await names({ sort: '-branchName', page: 1, pageSize: 2 })).toEqual(['o', 'NB'])
    expect(await list(admin, { page: 2, pageSize: 2 })).toMatchObject({ total: 3, page: 2, pageSize: 2 })
    expect(
      (await tahi.call(admin, listBranches, { params: { id: 'all' }, query: { sort: 'x' } })).status,
    ).toBe(400)
  })

  it('are made once by a request that repeats itself, also at the same moment', async () => {
    const body = { _id: randomUUID(), branchName: `${mark} Twice` }
    const answers = await Promise.all([save(body), save(body), save(body)])
    expect(answers.map(({ ok }) => ok.data.version)).toEqual([1, 1, 1])
    expect((await list()).data).toHaveLength(1)
    const change = { _id: body._id, branchName: `${mark} Once`, version: 1 }
    await save(change)
    expect((await save(change)).ok.data).toMatchObject({ branchName: `${mark} Once`, version: 2 })
    const removal = { _id: body._id, status: false, version: 2 }
    await save(removal)
    expect((await save(removal)).ok.data).toMatchObject({ status: false, version: 3 })
  })

  it('do not share a name among the living, whatever its case', async () => {
    const first = await make('Peña')
    const taken = { code: 'conflict', errors: [{ path: 'branchName', msg: texts.organisation.branch.taken }] }
    const second = await save({ branchName: ` ${mark.toUpperCase()} PEÑA ` })
    expect(second).toMatchObject({ status: 409, failure: taken })
    const other = await make('Other')
    expect((await save({ _id: other._id, branchName: `${mark} peña` })).failure).toMatchObject(taken)
    await save({ _id: first._id, status: false })
    expect((await save({ _id: other._id, branchName: `${mark} peña` })).status).toBe(200)
    expect((await save({ _id: first._id, status: true })).failure).toMatchObject(taken)
  })

  it.each([
    ['branchName', {}],
    ['branchName', { _id: 'new', branchName: ' ' }],
    ['branchName', { branchName: 'x'.repeat(81) }],
    ['branchName', { branchName: ' ALL ' }],
  ])('need a %s that can be', async (path, body) => {
    expect((await save(body)).failure).toMatchObject({ code: 'invalid', errors: [{ path }] })
  })

  it('that are not there are neither changed nor listed', async () => {
    expect((await save({ _id: randomUUID(), status: false })).status).toBe(404)
    const { _id } = await make('Alone')
    const listed = (id: string) => tahi.call(admin, listBranches, { params: { id }, query: {} })
    expect((await listed(_id)).ok.data.map((branch) => branch._id)).toEqual([_id])
    expect((await listed(randomUUID())).status).toBe(404)
  })

  it('are not changed by who read an older version, nor once removed', async () => {
    const { _id } = await make('Old')
    await save({ _id, branchName: `${mark} Newer`, version: 1 })
    const { failure } = await save({ _id, branchName: `${mark} Newest`, version: 1 })
    expect(failure).toMatchObject({
      code: 'stale',
      data: { branchName: `${mark} Newer`, version: 2, can: ['edit', 'remove'] },
    })
    await save({ _id, status: false })
    expect((await save({ _id, branchName: `${mark} Late`, version: 2 })).failure.code).toBe('stale')
    expect((await save({ _id, branchName: `${mark} Late` })).failure.msg).toBe(
      texts.organisation.branch.removed,
    )
  })

  it('tell everybody only of their own, and only those who may know of people how many there are', async () => {
    const { _id: branch } = await make('Own')
    await make('Foreign')
    const manager = await tahi.addPerson('manager', branch)
    const sewer = await tahi.addPerson('user', branch)
    await tahi.addPerson('user', branch)
    const seen = async (as: Person) =>
      (await list(as)).data.map(({ _id, people, can }) => ({ own: _id === branch, people, can }))
    expect(await seen(manager)).toEqual([{ own: true, people: 3, can: [] }])
    expect(await seen(sewer)).toEqual([{ own: true, people: 1, can: [] }])
    expect(await seen(admin)).toEqual([
      { own: false, people: 0, can: ['edit', 'remove'] },
      { own: true, people: 3, can: ['edit', 'remove'] },
    ])
    const onePath = { params: { id: branch }, query: {} }
    expect((await tahi.call(admin, listBranches, onePath)).ok.data).toMatchObject([{ _id: branch }])
  })

  it('are kept in the audit trail', async () => {
    const { _id } = await make('Trail')
    await save({ _id, branchName: `${mark} Trodden` })
    await save({ _id, status: false })
    const { rows } = await tahi.database.asOwner((queries) =>
      sql`select action, before, after, actor_id as by from audit_entry where entity_id = ${_id} order by id`.execute(
        queries,
      ),
    )
    expect(rows).toMatchObject([
      { action: 'branch.create', after: { name: `${mark} Trail`, status: true }, by: admin.id },
      { action: 'branch.change', before: { name: `${mark} Trail` }, after: { name: `${mark} Trodden` } },
      { action: 'branch.remove', before: { status: true }, after: { status: false } },
    ])
  })

  it('leave their HR Admin signed in when they are removed', async () => {
    const [from, to] = [await make('From'), await make('To')]
    const manager = await tahi.addPerson('manager', from._id)
    const branchNow = async () => (await tahi.call(manager, readCurrentUser, {})).ok.data.branchId
    expect(await branchNow()).toBe(from._id)
    await save({ _id: from._id, status: false, moveTo: to._id })
    expect(await branchNow()).toBe(to._id)
    expect((await list(manager)).data).toMatchObject([{ _id: to._id }])
  })
})
