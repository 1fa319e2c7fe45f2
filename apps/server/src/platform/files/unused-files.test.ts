import { randomUUID } from 'node:crypto'
import { createDocument, limits } from '@tahi/contract'
import { millisecondsPerDay } from '@tahi/domain'
import { sql } from 'kysely'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { type Person, startServer, type TestServer, usualNow } from '../../../test/fixtures/server.ts'
import { png, upload, uploaded } from '../../../test/fixtures/upload.ts'
import { LocalStore } from './local-store.ts'
import { openLocalStore } from './open-store.ts'
import { unavailable } from './store.ts'

describe('files that no record shows', () => {
  let tahi: TestServer
  let manager: Person
  let store: LocalStore

  beforeAll(async () => {
    tahi = await startServer()
    store = openLocalStore(tahi.folder)
  })
  afterAll(() => tahi.close())
  // The clock advances by days in these tests, which a session does not outlive.
  beforeEach(async () => {
    manager = await tahi.addPerson('manager', await tahi.addBranch())
  })
  afterEach(() => {
    vi.restoreAllMocks()
    tahi.clock.set(usualNow)
  })

  const clean = () => tahi.runJob('remove unused files')
  const after = (days: number) => tahi.clock.set(new Date(usualNow.getTime() + days * millisecondsPerDay))
  const stored = async () =>
    (await upload(tahi, manager, png, 'a.png')).json().data as { _id: string; url: string }
  const rows = async (id: string) => {
    const { rows: found } = await tahi.database.asOwner((queries) =>
      sql`select from file where id = ${id}`.execute(queries),
    )
    return found.length
  }
  const there = async (id: string) => [await rows(id), (await store.size(id)) === undefined ? 0 : 1]
  const waiting = async () => {
    const { rows: found } = await tahi.database.asOwner((queries) =>
      sql<{ id: string }>`select id from content_without_file`.execute(queries),
    )
    return found.map(({ id }) => id)
  }
  const idOf = (url: string) => /file\/([^?]+)/.exec(url)?.[1] ?? ''
  const wear = (id: string) =>
    tahi.database.asOwner((queries) =>
      sql`update person set avatar_file_id = ${id} where id = ${manager.id}`.execute(queries),
    )
  const post = async () => {
    const [fileUrl, previewUrl] = [await uploaded(tahi, manager), await uploaded(tahi, manager)]
    const sent = { title: 'Fire exits', fileType: 'Image', fileUrl, previewUrl } as const
    const { ok } = await tahi.call(manager, createDocument, { body: sent })
    return { document: ok.data._id, file: idOf(fileUrl), preview: idOf(previewUrl) }
  }
  const remove = (document: string) =>
    tahi.call(manager, createDocument, { body: { _id: document, status: false } })

  it('are removed with their contents after 30 days: left uploads, former pictures, removed documents', async () => {
    const left = await stored()
    const former = await stored()
    const worn = await stored()
    await wear(former._id)
    await wear(worn._id)
    const [shown, removed] = [await post(), await post()]
    expect((await remove(removed.document)).status).toBe(200)

    const unused = [left._id, former._id, removed.file, removed.preview]
    const used = [worn._id, shown.file, shown.preview]
    await clean()
    after(limits.unusedFileDays - 0.01)
    await clean()
    for (const id of [...unused, ...used]) expect(await there(id)).toEqual([1, 1])

    after(limits.unusedFileDays)
    await clean()
    for (const id of unused) expect(await there(id)).toEqual([0, 0])
    after(10 * limits.unusedFileDays)
    await clean()
    for (const id of used) expect(await there(id)).toEqual([1, 1])
    expect(await waiting()).toEqual([])
    // The removed document's row stays.
    const documents = await tahi.database.asOwner((queries) =>
      sql`select active, file_id from document where id = ${removed.document}`.execute(queries),
    )
    expect(documents.rows).toEqual([{ active: false, file_id: null }])
  })

  it('stay when one shows them again meanwhile', async () => {
    const [{ _id }, next] = [await stored(), await stored()]
    await clean()
    after(limits.unusedFileDays - 1)
    await wear(_id)
    await clean()
    await wear(next._id)
    after(limits.unusedFileDays)
    await clean()
    expect(await there(_id)).toEqual([1, 1])
    after(2 * limits.unusedFileDays)
    await clean()
    expect(await there(_id)).toEqual([0, 0])
  })

  it('are not those that a table points to of which nobody told', async () => {
    const { _id } = await stored()
    await tahi.database.asOwner(async (queries) => {
      await sql`create table uniform (id uuid primary key, sketch uuid references file)`.execute(queries)
      await sql`insert into uniform (id, sketch) values (${randomUUID()}, ${_id})`.execute(queries)
    })
    await clean()
    after(limits.unusedFileDays)
    await clean()
    expect(await there(_id)).toEqual([1, 1])
    await tahi.database.asOwner((queries) => sql`drop table uniform`.execute(queries))
  })

  it('cannot be taken from a document that is shown, whoever deletes them', async () => {
    const { file } = await post()
    const deleted = tahi.database.asOwner((queries) =>
      sql`delete from file where id = ${file}`.execute(queries),
    )
    await expect(deleted).rejects.toThrow(/document_keeps_its_file/)
  })

  it('leave the store another night when it is down', async () => {
    const { _id } = await stored()
    await clean()
    after(limits.unusedFileDays)
    vi.spyOn(LocalStore.prototype, 'remove').mockRejectedValue(unavailable(new Error('down')))
    await expect(clean()).rejects.toMatchObject({ code: 'unavailable' })
    expect(await there(_id)).toEqual([0, 1])
    expect(await waiting()).toContain(_id)
    vi.restoreAllMocks()
    after(limits.unusedFileDays + 1)
    await clean()
    expect(await there(_id)).toEqual([0, 0])
    expect(await waiting()).toEqual([])
  })

  it('are removed by one server, when two are at it', async () => {
    const ids = (await Promise.all([stored(), stored(), stored()])).map(({ _id }) => _id)
    await clean()
    after(limits.unusedFileDays)
    const removing = vi.spyOn(LocalStore.prototype, 'remove')
    await Promise.all([clean(), clean()])
    const removed = removing.mock.calls.map(([id]) => id).filter((id) => ids.includes(id))
    expect(removed.sort()).toEqual(ids.sort())
  })

  it('are contents too whose upload did not come to its end', async () => {
    const putting = vi.spyOn(LocalStore.prototype, 'put')
    putting.mockImplementation(async function (this: LocalStore, id, content) {
      putting.mockRestore()
      await this.put(id, content)
      throw unavailable(new Error('The answer was lost.'))
    })
    const answer = await upload(tahi, manager, png, 'a.png')
    expect({ status: answer.statusCode, code: answer.json().code }).toEqual({
      status: 503,
      code: 'unavailable',
    })
    const [id = ''] = await waiting()
    await clean()
    expect(await there(id)).toEqual([0, 1])
    after(1)
    await clean()
    expect(await there(id)).toEqual([0, 0])
    expect(await waiting()).toEqual([])
  })

  it('are no upload’s that took so long that its content is gone', async () => {
    vi.spyOn(LocalStore.prototype, 'put').mockImplementation(async () => {
      after(1)
      await clean()
    })
    const answer = await upload(tahi, manager, png, 'a.png')
    expect(answer.statusCode).toBe(503)
    expect(await waiting()).toEqual([])
  })
})
