import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Bucket, startBucket } from '../../../test/fixtures/bucket.ts'
import { command } from '../../../test/fixtures/command.ts'
import { startServer, type TestServer } from '../../../test/fixtures/server.ts'
import { pdf, png, upload } from '../../../test/fixtures/upload.ts'
import { readConfig } from '../config.ts'
import { moveFiles } from './move-files.ts'
import { openLocalStore, openStore } from './open-store.ts'
import { type FileStore, readWhole } from './store.ts'

describe('moving files', () => {
  let bucket: Bucket
  let tahi: TestServer
  let disk: FileStore
  let other: FileStore

  beforeAll(async () => {
    bucket = await startBucket()
    tahi = await startServer()
    disk = openLocalStore(tahi.folder)
    other = await openStore(readConfig(bucket.settings))
  })
  afterAll(async () => {
    await tahi.close()
    await bucket.close()
  })

  async function uploadSome(contents: Buffer[]): Promise<string[]> {
    const sewer = await tahi.addPerson('user', await tahi.addBranch())
    const ids: string[] = []
    for (const content of contents) ids.push((await upload(tahi, sewer, content, 'a')).json().data._id)
    return ids
  }

  it('copies every file, keeps the former store, and does what is left when it is repeated', async () => {
    // More files than are copied at once.
    const ids = await uploadSome(Array.from({ length: 11 }, (_, at) => (at % 2 ? png : pdf)))
    expect(await moveFiles(tahi.database, disk, other)).toEqual({ copied: 11, there: 0, missing: [] })
    expect(bucket.objects().sort()).toEqual(ids.map((id) => `files/${id}`).sort())
    for (const id of ids) expect(await readWhole(other, id)).toEqual(await readWhole(disk, id))

    const [later = ''] = await uploadSome([png])
    expect(await moveFiles(tahi.database, disk, other)).toEqual({ copied: 1, there: 11, missing: [] })
    expect(await readWhole(other, later)).toEqual(png)

    await disk.remove(later)
    expect(await moveFiles(tahi.database, other, disk)).toEqual({ copied: 1, there: 11, missing: [] })
    expect(await readWhole(disk, later)).toEqual(png)
  })

  it('copies anew what did not arrive whole, and names what is in neither', async () => {
    const [id = '', gone = ''] = await uploadSome([pdf, pdf])
    await other.put(id, Buffer.from('%PDF'))
    await disk.remove(gone)
    expect(await moveFiles(tahi.database, disk, other)).toMatchObject({ copied: 1, missing: [gone] })
    expect(await readWhole(other, id)).toEqual(pdf)
  })

  it('ends with what was copied when a store goes down', async () => {
    await uploadSome([png])
    await bucket.stop()
    await expect(moveFiles(tahi.database, disk, other)).rejects.toMatchObject({ code: 'unavailable' })
    await bucket.restart()
    expect(await moveFiles(tahi.database, disk, other)).toMatchObject({ copied: 1 })
  })

  describe('as a command', () => {
    const folder = mkdtempSync(join(tmpdir(), 'tahi-move-'))
    afterAll(() => rmSync(folder, { recursive: true, force: true }))

    it.each<[string, string[], boolean, RegExp]>([
      ['without a direction', [], true, /^Say where to: npm run move-files -- to-bucket/],
      ['without a bucket', ['to-bucket'], false, /^Set S3_ENDPOINT and the other S3 settings/],
      ['without a database', ['to-disk'], true, /^There is no embedded database in/],
    ])('%s says what to do', async (_, args, withBucket, sentence) => {
      const settings = { DATA_DIR: folder, ...(withBucket ? bucket.settings : {}) }
      const { code, said } = await command('move-files', args, settings)
      expect(said).toMatch(sentence)
      expect(code).toBe(1)
    })
  })
})
