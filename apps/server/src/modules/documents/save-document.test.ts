import { randomUUID } from 'node:crypto'
import { type DocumentType, listDocuments, readDocument, texts } from '@tahi/contract'
import { sql } from 'kysely'
import { beforeAll, describe, expect, it } from 'vitest'
import { actionsOf, trailOf } from '../../../test/fixtures/audit-trail.ts'
import {
  type DocumentBody,
  type DocumentBranch,
  errorsOf,
  openDocumentBranch,
} from '../../../test/fixtures/document-branch.ts'
import { usualNow } from '../../../test/fixtures/server.ts'
import { container, pdf, png, uploaded } from '../../../test/fixtures/upload.ts'
import { untilWaiting } from '../../../test/fixtures/waiting.ts'

describe('a document', () => {
  let desk: DocumentBranch

  beforeAll(async () => {
    desk = await openDocumentBranch()
  })

  it('is posted by the caller, for their own branch, with what its file is', async () => {
    const document = await desk.posted({ desc: 'Second floor' })
    expect(document).toMatchObject({
      userId: desk.manager.id,
      postedBy: 'Nena Cruz',
      title: 'Fire exits',
      desc: 'Second floor',
      branchId: desk.branch,
      fileType: 'Image',
      name: 'picture.png',
      mediaType: 'image/png',
      bytes: png.length,
      status: true,
      version: 1,
      createdAt: usualNow.toISOString(),
      can: ['edit', 'remove'],
    })
    expect((await desk.tahi.app.inject(document.fileUrl)).rawPayload).toEqual(png)
    expect(await trailOf(desk.tahi, document._id)).toMatchObject([
      { action: 'document.post', branchId: desk.branch },
    ])
  })

  it('says every field that is missing', async () => {
    const refused = await desk.save({ _id: 'new' })
    expect([refused.status, errorsOf(refused)]).toEqual([400, ['title', 'fileType', 'fileUrl']])
    expect(errorsOf(await desk.save({ title: ' ' }))).toEqual(['title'])
    // Head office has no branch that could be the default.
    expect(errorsOf(await desk.save({ _id: 'new' }, desk.admin))).toContain('branchId')
  })

  it('is made once, however often it is sent', async () => {
    const fileUrl = await uploaded(desk.tahi, desk.manager)
    const body: DocumentBody = { _id: randomUUID(), title: 'Once', fileType: 'Image', fileUrl }
    const answers = await Promise.all([desk.save(body), desk.save(body)])
    answers.push(await desk.save(body))
    expect(answers.map(({ ok }) => ok.data.version)).toEqual([1, 1, 1])
    expect(await trailOf(desk.tahi, body._id ?? '')).toHaveLength(1)
  })

  it('is answered with what was sent, also when a correction comes while the first request waits', async () => {
    const fileUrl = await uploaded(desk.tahi, desk.manager)
    const body: DocumentBody = { _id: randomUUID(), title: 'Fire exist', fileType: 'Image', fileUrl }
    const corrected = { ...body, title: 'Fire exits' }
    // Both requests find no document before they wait for this lock.
    const { answers } = await desk.tahi.database.asOwner(async (queries) => {
      await sql`select from branch where id = ${desk.branch} for update`.execute(queries)
      const answers = Promise.all([desk.save(body), desk.save(corrected)])
      await untilWaiting(desk.tahi.database, 2)
      return { answers }
    })
    // Either may come first; neither is answered with the other's title.
    expect((await answers).map(({ ok }) => ok.data.title)).toEqual([body.title, corrected.title])
    expect(await actionsOf(desk.tahi, body._id ?? '')).toEqual(['document.post', 'document.change'])
  })

  describe('file', () => {
    it.each<[DocumentType, string, Buffer]>([
      ['Image', 'image/png', png],
      ['PDF File', 'application/pdf', pdf],
      ['Docx', 'application/msword', container('WordDocument')],
      ['Excel', 'application/vnd.ms-excel', container('Workbook')],
    ])('of type %s is %s, whatever it is called', async (fileType, mediaType, content) => {
      const fileUrl = await uploaded(desk.tahi, desk.manager, content, 'any.bin')
      expect(await desk.posted({ fileType, fileUrl })).toMatchObject({ fileType, mediaType })
      const wrong = fileType === 'Image' ? 'PDF File' : 'Image'
      const refused = await desk.save({ title: 'T', fileType: wrong, fileUrl })
      expect(refused.failure).toMatchObject({
        code: 'invalid',
        errors: [{ path: 'fileType', msg: texts.document.otherType(fileType) }],
      })
    })

    it.each([
      ['an address elsewhere', async () => 'https://elsewhere.example/me.png'],
      ['a file that never was', async () => `/api/file/${randomUUID()}?expires=9999999999&signature=none`],
      ["somebody else's upload", () => uploaded(desk.tahi, desk.admin)],
    ])('is refused when it is %s', async (_, address) => {
      const refused = await desk.save({ title: 'T', fileType: 'Image', fileUrl: await address() })
      expect(refused.failure.errors).toEqual([{ path: 'fileUrl', msg: texts.document.notYours }])
    })

    it('stays when it is sent as shown, also by another than who uploaded it', async () => {
      const { _id, fileUrl } = await desk.posted({ branchId: desk.branch }, desk.admin)
      desk.tahi.clock.set(new Date(usualNow.getTime() + 3600_000))
      const { data } = (await desk.save({ _id, fileUrl, title: 'New title' })).ok
      expect(data).toMatchObject({ title: 'New title', version: 2, userId: desk.admin.id })
      expect(data.fileUrl).not.toBe(fileUrl)
      desk.tahi.clock.set(usualNow)
    })

    it('is replaced by another upload, whose type must fit again', async () => {
      const { _id } = await desk.posted()
      const fileUrl = await uploaded(desk.tahi, desk.manager, pdf, 'plan.pdf')
      expect(errorsOf(await desk.save({ _id, fileUrl }))).toEqual(['fileType'])
      const { data } = (await desk.save({ _id, fileUrl, fileType: 'PDF File' })).ok
      expect(data).toMatchObject({ name: 'plan.pdf', mediaType: 'application/pdf', bytes: pdf.length })
      expect((await desk.tahi.app.inject(data.fileUrl)).rawPayload).toEqual(pdf)
    })

    it('is kept apart from another of the same name', async () => {
      const [one, two] = [
        await desk.posted({
          fileType: 'PDF File',
          fileUrl: await uploaded(desk.tahi, desk.manager, pdf, 'same'),
        }),
        await desk.posted({ fileUrl: await uploaded(desk.tahi, desk.manager, png, 'same') }),
      ]
      expect([one.name, two.name]).toEqual(['same.pdf', 'same.png'])
      expect((await desk.tahi.app.inject((await desk.read(one._id)).fileUrl)).rawPayload).toEqual(pdf)
      expect((await desk.tahi.app.inject((await desk.read(two._id)).fileUrl)).rawPayload).toEqual(png)
    })
  })

  describe('changed', () => {
    it('keeps what is not sent, and says so in the trail', async () => {
      const { _id } = await desk.posted({ desc: 'Old' })
      const { data } = (await desk.save({ _id, title: 'New', version: 1 })).ok
      expect(data).toMatchObject({ title: 'New', desc: 'Old', fileType: 'Image', version: 2 })
      expect(await actionsOf(desk.tahi, _id)).toEqual(['document.post', 'document.change'])
      expect((await desk.save({ _id, title: 'New', version: 1 })).ok.data.version).toBe(2)
    })

    it('from an old version is refused, with the present one', async () => {
      const { _id } = await desk.posted()
      await desk.save({ _id, title: 'Theirs' })
      const refused = await desk.save({ _id, title: 'Mine', version: 1 })
      expect(refused).toMatchObject({ status: 409 })
      expect(refused.failure).toMatchObject({ code: 'stale', data: { title: 'Theirs', version: 2 } })
      expect((await desk.read(_id)).title).toBe('Theirs')
    })

    it('from before its file was replaced is refused as old, not for the file that it still names', async () => {
      const { _id, fileUrl } = await desk.posted({ branchId: desk.branch }, desk.admin)
      const replaced = await uploaded(desk.tahi, desk.admin)
      await desk.save({ _id, fileUrl: replaced }, desk.admin)
      const refused = await desk.save({ _id, fileUrl, title: 'Mine', version: 1 })
      expect(refused.failure).toMatchObject({ code: 'stale', data: { version: 2 } })
      const removed = await desk.posted({ branchId: desk.branch }, desk.admin)
      await desk.save({ _id: removed._id, fileUrl: await uploaded(desk.tahi, desk.admin) }, desk.admin)
      await desk.save({ _id: removed._id, status: false }, desk.admin)
      const late = await desk.save({ _id: removed._id, fileUrl: removed.fileUrl, title: 'Mine', version: 1 })
      expect(late.failure.msg).toBe(texts.document.removed)
    })

    it('is not what is not there', async () => {
      expect((await desk.save({ _id: randomUUID(), desc: 'A change' })).status).toBe(404)
      expect((await desk.save({ _id: randomUUID(), status: false })).status).toBe(404)
    })
  })

  it('that is removed leaves every list, and cannot be changed any more', async () => {
    const { _id } = await desk.posted()
    expect((await desk.save({ _id, status: false })).ok.data).toMatchObject({ status: false, can: [] })
    expect((await desk.save({ _id, status: false })).ok.data.version).toBe(2)
    const { data } = (await desk.tahi.call(desk.manager, listDocuments, { params: { id: 'all' }, query: {} }))
      .ok
    expect(data.map((document) => document._id)).not.toContain(_id)
    expect((await desk.tahi.call(desk.manager, readDocument, { params: { id: _id } })).status).toBe(404)
    for (const body of [
      { _id, title: 'Again' },
      { _id, status: true },
    ]) {
      const refused = await desk.save(body)
      expect([refused.status, refused.failure.msg]).toEqual([409, texts.document.removed])
    }
    expect(await actionsOf(desk.tahi, _id)).toEqual(['document.post', 'document.remove'])
  })
})
