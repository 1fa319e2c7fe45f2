import { texts } from '@tahi/contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Bucket, startBucket } from '../../../test/fixtures/bucket.ts'
import { type Person, startServer, type TestServer } from '../../../test/fixtures/server.ts'
import { png, upload as send } from '../../../test/fixtures/upload.ts'

describe('files in a bucket', () => {
  let bucket: Bucket
  let tahi: TestServer
  let sewer: Person

  beforeAll(async () => {
    bucket = await startBucket()
    tahi = await startServer({ settings: bucket.settings })
    sewer = await tahi.addPerson('user', await tahi.addBranch())
  })
  afterAll(async () => {
    await tahi.close()
    await bucket.close()
  })

  const upload = () => send(tahi, sewer, png, 'me.png')
  const open = (url: string) => tahi.app.inject({ method: 'GET', url })
  const counted = () =>
    tahi.database
      .asOwner((queries) => queries.selectFrom('file').select('id').execute())
      .then((all) => all.length)

  it('are uploaded and opened as those on disk', async () => {
    const { url, data } = (await upload()).json()
    expect(bucket.objects()).toEqual([`files/${data._id}`])
    const opened = await open(url)
    expect(opened.rawPayload).toEqual(png)
    expect(opened.headers).toMatchObject({ 'content-type': 'image/png', 'x-content-type-options': 'nosniff' })
  })

  it('are neither stored nor opened while it is down, and nothing is half made', async () => {
    const { url } = (await upload()).json()
    const [rows, objects] = [await counted(), bucket.objects()]
    await bucket.stop()
    for (const answer of [await upload(), await open(url)])
      expect({ status: answer.statusCode, ...answer.json() }).toEqual({
        status: 503,
        success: false,
        code: 'unavailable',
        msg: texts.upload.unavailable,
      })
    expect(await counted()).toBe(rows)

    await bucket.restart()
    expect(bucket.objects()).toEqual(objects)
    expect((await open(url)).rawPayload).toEqual(png)
    expect((await upload()).statusCode).toBe(200)
  })
})
