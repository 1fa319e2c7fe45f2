import { createDocument, type Input, listDocuments, summariseDocuments, texts } from '@tahi/contract'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Person, startServer, type TestServer, usualNow } from '../../../test/fixtures/server.ts'
import { pdf, png, uploaded } from '../../../test/fixtures/upload.ts'

type Query = Input<typeof listDocuments>['query']

/** A company of its own, because head office sees every branch. */
describe('the documents of a company', () => {
  let tahi: TestServer
  let sewing: string
  let packing: string
  const people = {} as Record<'admin' | 'manager' | 'employee' | 'other' | 'act' | 'hr', Person>

  beforeAll(async () => {
    tahi = await startServer()
    sewing = await tahi.addBranch('Sewing')
    packing = await tahi.addBranch('Packing')
    people.admin = await tahi.addPerson('admin')
    people.hr = await tahi.addPerson('hr')
    people.act = await tahi.addPerson('act')
    people.manager = await tahi.addPerson('manager', sewing)
    people.employee = await tahi.addPerson('user', sewing)
    people.other = await tahi.addPerson('user', packing)
    await post('Beta plan', sewing, 'PDF File', 'floor.pdf', 'Where the machines stand')
    await post('alpha picture', sewing, 'Image', 'line.png')
    await post('Gamma', packing, 'Image', 'dock.png')
    await post('Rules', 'All', 'PDF File', 'rules.pdf')
    tahi.clock.set(usualNow)
  })
  afterAll(() => tahi.close())

  let minutes = 0
  async function post(
    title: string,
    branchId: string,
    fileType: 'Image' | 'PDF File',
    name: string,
    desc = '',
  ) {
    minutes += 1
    tahi.clock.set(new Date(usualNow.getTime() - 3_600_000 + minutes * 60_000))
    const fileUrl = await uploaded(tahi, people.admin, fileType === 'Image' ? png : pdf, name)
    await tahi.call(people.admin, createDocument, { body: { title, desc, branchId, fileType, fileUrl } })
  }

  const list = (as: Person, query: Query = {}, id = 'all') =>
    tahi.call(as, listDocuments, { params: { id }, query })
  const titles = async (as: Person, query: Query = {}, id = 'all') =>
    (await list(as, query, id)).ok.data.map(({ title }) => title)

  it('begin with the newest, those of the branch and those for all', async () => {
    expect(await titles(people.admin)).toEqual(['Rules', 'Gamma', 'alpha picture', 'Beta plan'])
    for (const person of [people.manager, people.employee])
      expect(await titles(person)).toEqual(['Rules', 'alpha picture', 'Beta plan'])
    expect(await titles(people.other)).toEqual(['Rules', 'Gamma'])
    expect((await list(people.act)).status).toBe(403)
  })

  it('are those of one branch by path or filter, those for all included', async () => {
    for (const head of [people.admin, people.hr]) {
      expect(await titles(head, { branchId: packing })).toEqual(['Rules', 'Gamma'])
      expect(await titles(head, {}, packing)).toEqual(['Rules', 'Gamma'])
      expect(await titles(head, { branchId: 'All' })).toEqual(['Rules'])
      expect(await titles(head, { branchId: 'all' })).toHaveLength(4)
    }
    expect(await titles(people.manager, {}, sewing)).toHaveLength(3)
    expect(await titles(people.manager, {}, ':id')).toHaveLength(3)
    expect((await list(people.manager, {}, packing)).status).toBe(404)
    expect((await list(people.manager, { branchId: packing })).status).toBe(404)
    expect((await list(people.admin, {}, crypto.randomUUID())).status).toBe(404)
  })

  it('are found by type, and by title, details and file name', async () => {
    expect(await titles(people.manager, { fileType: 'Image' })).toEqual(['alpha picture'])
    expect(await titles(people.manager, { fileType: 'all' })).toHaveLength(3)
    for (const search of ['BETA', 'machines', 'floor.pdf'])
      expect(await titles(people.admin, { search }), search).toEqual(['Beta plan'])
    expect(await titles(people.other, { search: 'beta' })).toEqual([])
  })

  it('are sorted and paged', async () => {
    expect(await titles(people.admin, { sort: 'title' })).toEqual([
      'alpha picture',
      'Beta plan',
      'Gamma',
      'Rules',
    ])
    expect((await titles(people.admin, { sort: '-title' }))[0]).toBe('Rules')
    const sorted = async (sort: 'fileType' | 'branchName', direction: '' | '-') =>
      (await list(people.admin, { sort: `${direction}${sort}` })).ok.data.map((document) => document[sort])
    const orders = {
      fileType: ['Image', 'Image', 'PDF File', 'PDF File'],
      branchName: [texts.document.allBranches, 'Packing', 'Sewing', 'Sewing'],
    }
    for (const sort of ['fileType', 'branchName'] as const) {
      expect(await sorted(sort, '')).toEqual(orders[sort])
      expect(await sorted(sort, '-')).toEqual(orders[sort].toReversed())
    }
    const page = (await list(people.admin, { page: 2, pageSize: 3 })).ok
    expect(page).toMatchObject({ total: 4, page: 2, pageSize: 3, data: [{ title: 'Beta plan' }] })
    expect((await list(people.admin, { sort: 'bytes' })).failure.errors).toMatchObject([{ path: 'sort' }])
  })

  it('carry an address that opens now, each time another one later', async () => {
    const [first] = (await list(people.employee)).ok.data
    expect((await tahi.app.inject(first?.fileUrl ?? '')).rawPayload).toEqual(pdf)
    tahi.clock.set(new Date(usualNow.getTime() + 20 * 60_000))
    expect((await tahi.app.inject(first?.fileUrl ?? '')).statusCode).toBe(404)
    const [later] = (await list(people.employee)).ok.data
    expect((await tahi.app.inject(later?.fileUrl ?? '')).statusCode).toBe(200)
    tahi.clock.set(usualNow)
  })

  it('are shown to employees without anything to be done', async () => {
    const { data } = (await list(people.employee)).ok
    expect(data.flatMap(({ can }) => can)).toEqual([])
  })

  describe('summed up', () => {
    const sums = (as: Person, query: Input<typeof summariseDocuments>['query'] = {}) =>
      tahi.call(as, summariseDocuments, { query })

    it('have one row for all, then one a branch', async () => {
      for (const head of [people.admin, people.hr])
        expect((await sums(head)).ok).toMatchObject({
          total: 3,
          data: [
            { branchId: 'All', branchName: 'All', documents: 1, images: 0 },
            { branchId: packing, branchName: 'Packing', documents: 1, images: 1 },
            { branchId: sewing, documents: 2, images: 1, lastPosted: '2026-11-18T01:02:00.000Z' },
          ],
        })
      for (const person of [people.manager, people.employee, people.act])
        expect((await sums(person)).status).toBe(403)
    })

    it('are filtered, sorted and paged', async () => {
      expect((await sums(people.admin, { branchId: sewing })).ok).toMatchObject({
        total: 1,
        data: [{ branchId: sewing }],
      })
      expect((await sums(people.admin, { sort: '-documents' })).ok.data[0]?.branchId).toBe(sewing)
      expect((await sums(people.admin, { page: 2, pageSize: 2 })).ok).toMatchObject({
        total: 3,
        data: [{ branchId: sewing }],
      })
      expect((await sums(people.admin, { page: 9, pageSize: 2 })).ok).toMatchObject({ total: 3, data: [] })
    })

    it('leave out what is removed, and a removed branch once it keeps nothing', async () => {
      const closed = await tahi.addBranch('Closed')
      await post('Last', closed, 'Image', 'last.png')
      tahi.clock.set(usualNow)
      await tahi.database.asOwner((queries) =>
        sql`update branch set active = false where id = ${closed}`.execute(queries),
      )
      const names = async () => (await sums(people.admin)).ok.data.map(({ branchName }) => branchName)
      expect(await names()).toEqual(['All', 'Closed', 'Packing', 'Sewing'])
      const [last] = (await list(people.admin, { branchId: closed, fileType: 'Image' })).ok.data
      await tahi.call(people.admin, createDocument, { body: { _id: last?._id, status: false } })
      expect(await names()).toEqual(['All', 'Packing', 'Sewing'])
    })
  })
})
