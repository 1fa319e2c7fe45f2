import { readDocument, texts } from '@tahi/contract'
import { sql } from 'kysely'
import { beforeAll, describe, expect, it } from 'vitest'
import {
  type DocumentBody,
  type DocumentBranch,
  errorsOf,
  openDocumentBranch,
} from '../../../test/fixtures/document-branch.ts'
import { uploaded } from '../../../test/fixtures/upload.ts'

describe('a document: who posts, reads and changes it where', () => {
  let desk: DocumentBranch
  let other: string

  beforeAll(async () => {
    desk = await openDocumentBranch()
    other = await desk.tahi.addBranch()
  })

  it('a manager posts for their own branch alone', async () => {
    const fileUrl = await uploaded(desk.tahi, desk.manager)
    const body: DocumentBody = { title: 'T', fileType: 'Image', fileUrl }
    const forAll = await desk.save({ ...body, branchId: 'All' })
    expect([forAll.status, errorsOf(forAll)]).toEqual([403, ['branchId']])
    expect((await desk.save({ ...body, branchId: other })).status).toBe(404)
    const { _id } = (await desk.save({ ...body, branchId: desk.branch })).ok.data
    expect((await desk.save({ _id, branchId: 'All' })).status).toBe(403)
    expect((await desk.save({ _id, branchId: other })).status).toBe(404)
    expect((await desk.read(_id)).branchId).toBe(desk.branch)
  })

  it.each(['admin', 'hr'] as const)('%s posts for any branch and for all', async (role) => {
    const head = await desk.tahi.addPerson(role)
    expect(await desk.posted({ branchId: other }, head)).toMatchObject({ branchId: other })
    const { _id } = await desk.posted({ branchId: 'All' }, head)
    expect(await desk.read(_id, head)).toMatchObject({ branchName: 'All', can: ['edit', 'remove'] })
    expect((await desk.save({ _id, branchId: desk.branch }, head)).ok.data.branchId).toBe(desk.branch)
  })

  it('what is for all is read in a branch, and changed by head office alone', async () => {
    const { _id } = await desk.posted({ branchId: 'All' }, desk.admin)
    expect(await desk.read(_id)).toMatchObject({ branchId: 'All', can: [] })
    for (const body of [
      { _id, title: 'Mine' },
      { _id, status: false },
    ]) {
      const refused = await desk.save(body)
      expect([refused.status, refused.failure.msg]).toEqual([403, texts.document.forAllLocked])
    }
    expect((await desk.save({ _id, status: false }, desk.admin)).ok.data.status).toBe(false)
  })

  it("a branch knows nothing of another's", async () => {
    const { _id } = await desk.posted({ branchId: other }, desk.admin)
    expect((await desk.tahi.call(desk.manager, readDocument, { params: { id: _id } })).status).toBe(404)
    const fileUrl = await uploaded(desk.tahi, desk.manager)
    for (const body of [{ _id, title: 'Mine' }, { _id, title: 'Mine', fileType: 'Image', fileUrl } as const])
      expect((await desk.save(body)).status).toBe(404)
    expect((await desk.read(_id, desk.admin)).title).toBe('Fire exits')
  })

  it('a removed branch gets none', async () => {
    const gone = await desk.tahi.addBranch()
    await desk.tahi.database.asOwner((queries) =>
      sql`update branch set active = false where id = ${gone}`.execute(queries),
    )
    const fileUrl = await uploaded(desk.tahi, desk.admin)
    const refused = await desk.save({ title: 'T', fileType: 'Image', fileUrl, branchId: gone }, desk.admin)
    expect(refused.failure.errors).toEqual([{ path: 'branchId', msg: texts.organisation.gone }])
  })

  it('employees and accountants post nothing', async () => {
    for (const person of [await desk.tahi.addPerson('user', desk.branch), await desk.tahi.addPerson('act')])
      expect((await desk.save({ title: 'T' }, person)).status).toBe(403)
  })
})
