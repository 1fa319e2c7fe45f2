import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { limits, texts } from '@tahi/contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Bucket, startBucket } from '../../../test/fixtures/bucket.ts'
import { readConfig } from '../config.ts'
import { newId } from '../ids.ts'
import { openStore } from './open-store.ts'
import { type FileStore, readWhole } from './store.ts'

interface Opened {
  readonly store: FileStore
  /** Breaks what the store works on. */
  breakIt(): Promise<void>
  close(): Promise<void>
}

async function onDisk(): Promise<Opened> {
  const folder = mkdtempSync(join(tmpdir(), 'tahi-store-'))
  const files = join(folder, 'files')
  return {
    store: await openStore(readConfig({ DATA_DIR: folder })),
    async breakIt() {
      rmSync(files, { recursive: true, force: true })
      // With a file in the way no folder can be created.
      writeFileSync(files, '')
    },
    close: async () => rmSync(folder, { recursive: true, force: true }),
  }
}

async function inBucket(): Promise<Opened> {
  const bucket: Bucket = await startBucket()
  const store = await openStore(readConfig(bucket.settings))
  return { store, breakIt: bucket.stop, close: bucket.close }
}

describe.each([
  ['on disk', onDisk],
  ['in a bucket', inBucket],
])('files %s', (_, open) => {
  let opened: Opened
  let store: FileStore
  beforeAll(async () => {
    opened = await open()
    store = opened.store
  })
  afterAll(() => opened.close())

  it('are there whole once they are stored, and gone once they are removed', async () => {
    const [id, content] = [newId(), Buffer.from(Array.from({ length: 256 }, (_, byte) => byte))]
    await store.put(id, content)
    expect(await readWhole(store, id)).toEqual(content)
    expect(await store.size(id)).toBe(256)
    await store.remove(id)
    expect(await readWhole(store, id)).toBeUndefined()
    expect(await store.size(id)).toBeUndefined()
  })

  it('may be of the largest size, and are kept apart', async () => {
    const large = Buffer.alloc(limits.uploadBytes, 'large')
    const ids = [newId(), newId()] as const
    await Promise.all([store.put(ids[0], large), store.put(ids[1], Buffer.from('small'))])
    expect((await readWhole(store, ids[0]))?.equals(large)).toBe(true)
    expect(await readWhole(store, ids[1])).toEqual(Buffer.from('small'))
  })

  it('may be stored again and removed again', async () => {
    const id = newId()
    await store.remove(id)
    await store.put(id, Buffer.from('first'))
    await store.put(id, Buffer.from('second'))
    expect(await readWhole(store, id)).toEqual(Buffer.from('second'))
    await store.remove(id)
    await store.remove(id)
  })

  it('say that they cannot be reached when the store is down', async () => {
    await opened.breakIt()
    const id = newId()
    const asked = [
      () => store.put(id, Buffer.from('a')),
      () => store.open(id),
      () => store.size(id),
      () => store.remove(id),
    ]
    for (const ask of asked)
      await expect(ask()).rejects.toMatchObject({ code: 'unavailable', message: texts.upload.unavailable })
  })
})
