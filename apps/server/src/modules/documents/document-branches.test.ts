import { createDocument, type Input, readDocument, texts } from '@tahi/contract'
import { sql } from 'kysely'
import { beforeAll, describe, expect, it } from 'vitest'
import { type Answer, type Person, server, type TestServer } from '../../../test/fixtures/server.ts'
import { uploaded } from '../../../test/fixtures/upload.ts'

type Body = Input<typeof createDocument>['body']

describe('a document: who posts, reads and changes it where', () => {
  let tahi: TestServer
  let branch: string
  let other: string
  let manager: Person
  let admin: Person

  beforeAll(async () => {
    tahi = await server()
    branch = await tahi.addBranch()
    other = await tahi.addBranch()
    manager = await tahi.addPerson('manager', branch, { firstName: 'Nena', lastName: 'Cruz' })
    admin = await tahi.addPerson('admin')
  })

  const save = (body: Body, as = manager) => tahi.call(as, createDocument, { body })
  const posted = async (more: Body = {}, as = manager) => {
    const fileUrl = await uploaded(tahi, as)
    return (await save({ title: 'Fire exits', fileType: 'Image', fileUrl, ...more }, as)).ok.data
  }
  const read = async (id: string, as = manager) =>
    (await tahi.call(as, readDocument, { params: { id } })).ok.data
  const errorsOf = ({ failure }: Pick<Answer<unknown>, 'failure'>) =>
    (failure.errors ?? []).map(({ path }) => path)

  it('a manager posts for their own branch alone', async () => {
    const fileUrl = await uploaded(tahi, manager)
    const body: Body = { title: 'T', fileType: 'Image', fileUrl }
    const forAll = await save({ ...body, branchId: 'All' })
    expect([forAll.status, errorsOf(forAll)]).toEqual([403, ['branchId']])
    expect((await save({ ...body, branchId: other })).status).toBe(404)
    const { _id } = (await save({ ...body, branchId: branch })).ok.data
    expect((await save({ _id, branchId: 'All' })).status).toBe(403)
    expect((await save({ _id, branchId: other })).status).toBe(404)
    expect((await read(_id)).branchId).toBe(branch)
  })

  it.each(['admin', 'hr'] as const)('%s posts for any branch and for all', async (role) => {
    const head = await tahi.addPerson(role)
    expect(await posted({ branchId: other }, head)).toMatchObject({ branchId: other })
    const { _id } = await posted({ branchId: 'All' }, head)
    expect(await read(_id, head)).toMatchObject({ branchName: 'All', can: ['edit', 'remove'] })
    expect((await save({ _id, branchId: branch }, head)).ok.data.branchId).toBe(branch)
  })

  it('what is for all is read in a branch, and changed by head office alone', async () => {
    const { _id } = await posted({ branchId: 'All' }, admin)
    expect(await read(_id)).toMatchObject({ branchId: 'All', can: [] })
    for (const body of [
      { _id, title: 'Mine' },
      { _id, status: false },
    ]) {
      const refused = await save(body)
      expect([refused.status, refused.failure.msg]).toEqual([403, texts.document.forAllLocked])
    }
    expect((await save({ _id, status: false }, admin)).ok.data.status).toBe(false)
  })

  it("a branch knows nothing of another's", async () => {
    const { _id } = await posted({ branchId: other }, admin)
    expect((await tahi.call(manager, readDocument, { params: { id: _id } })).status).toBe(404)
    const fileUrl = await uploaded(tahi, manager)
    for (const body of [{ _id, title: 'Mine' }, { _id, title: 'Mine', fileType: 'Image', fileUrl } as const])
      expect((await save(body)).status).toBe(404)
    expect((await read(_id, admin)).title).toBe('Fire exits')
  })

  it('a removed branch gets none', async () => {
    const gone = await tahi.addBranch()
    await tahi.database.asOwner((queries) =>
      sql`update branch set active = false where id = ${gone}`.execute(queries),
    )
    const fileUrl = await uploaded(tahi, admin)
    const refused = await save({ title: 'T', fileType: 'Image', fileUrl, branchId: gone }, admin)
    expect(refused.failure.errors).toEqual([{ path: 'branchId', msg: texts.organisation.gone }])
  })

  it('employees and accountants post nothing', async () => {
    for (const person of [await tahi.addPerson('user', branch), await tahi.addPerson('act')])
      expect((await save({ title: 'T' }, person)).status).toBe(403)
  })
})
