import { randomUUID } from 'node:crypto'
import { createDocument, type Input, listDocuments, texts } from '@tahi/contract'
import { beforeAll, describe, expect, it } from 'vitest'
import { type Person, server, type TestServer, usualNow } from '../../../test/fixtures/server.ts'
import { pdf, png, uploaded } from '../../../test/fixtures/upload.ts'

type Body = Input<typeof createDocument>['body']

/** Differs from the usual picture: bytes after the picture's end are ignored. */
const smallPng = Buffer.concat([png, Buffer.from('small')])

describe('the small copy of a document’s picture', () => {
  let tahi: TestServer
  let manager: Person
  let colleague: Person

  beforeAll(async () => {
    tahi = await server()
    const branch = await tahi.addBranch()
    manager = await tahi.addPerson('manager', branch)
    colleague = await tahi.addPerson('manager', branch)
  })

  const save = (body: Body, as = manager) => tahi.call(as, createDocument, { body })
  const small = (as = manager) => uploaded(tahi, as, smallPng, 'small.png')
  const posted = async (more: Body = {}) => {
    const body: Body = { title: 'Fire exits', fileType: 'Image', fileUrl: await uploaded(tahi, manager) }
    return (await save({ ...body, ...more })).ok.data
  }
  const contentAt = async (address: string) => (await tahi.app.inject(address)).rawPayload

  it('opens beside the picture itself, in the list too', async () => {
    const { _id, fileUrl, previewUrl } = await posted({ previewUrl: await small() })
    expect(await contentAt(fileUrl)).toEqual(png)
    expect(await contentAt(previewUrl)).toEqual(smallPng)
    const { data } = (await tahi.call(colleague, listDocuments, { params: { id: 'all' }, query: {} })).ok
    const listed = data.find((document) => document._id === _id)
    expect(await contentAt(listed?.previewUrl ?? '')).toEqual(smallPng)
  })

  it('need not be there', async () => {
    expect((await posted()).previewUrl).toBe('')
    expect((await posted({ previewUrl: '' })).previewUrl).toBe('')
  })

  it('stays with its picture, also when a colleague sends it as shown', async () => {
    const { _id, fileUrl, previewUrl } = await posted({ previewUrl: await small() })
    expect((await save({ _id, title: 'New' }, colleague)).ok.data.previewUrl).toBe(previewUrl)
    tahi.clock.set(new Date(usualNow.getTime() + 3600_000))
    const { data } = (await save({ _id, title: 'Newer', fileUrl, previewUrl }, colleague)).ok
    tahi.clock.set(usualNow)
    expect(data).toMatchObject({ title: 'Newer', version: 3 })
    expect(await contentAt(data.previewUrl)).toEqual(smallPng)
  })

  it('goes with its picture, and when it is taken away', async () => {
    const replaced = await posted({ previewUrl: await small() })
    const fileUrl = await uploaded(tahi, manager)
    expect((await save({ _id: replaced._id, fileUrl })).ok.data.previewUrl).toBe('')
    const bare = await posted({ previewUrl: await small() })
    expect((await save({ _id: bare._id, previewUrl: '' })).ok.data).toMatchObject({
      previewUrl: '',
      version: 2,
    })
  })

  it('is stored once, however often it is sent', async () => {
    const body: Body = { _id: randomUUID(), previewUrl: await small() }
    const first = await posted(body)
    const again = await save({ ...body, title: first.title, fileUrl: first.fileUrl })
    expect(again.ok.data.version).toBe(1)
  })

  it.each([
    ['an address elsewhere', async () => 'https://elsewhere.example/me.png', texts.document.notYours],
    ['somebody else’s upload', () => small(colleague), texts.document.notYours],
    ['no picture', () => uploaded(tahi, manager, pdf, 'plan.pdf'), texts.upload.notAPicture],
  ])('is refused when it is %s', async (_, address, msg) => {
    const fileUrl = await uploaded(tahi, manager)
    const refused = await save({ title: 'T', fileType: 'Image', fileUrl, previewUrl: await address() })
    expect(refused.status).toBe(400)
    expect(refused.failure.errors).toEqual([{ path: 'previewUrl', msg }])
  })
})
