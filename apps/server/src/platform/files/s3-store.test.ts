import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { type Bucket, startBucket } from '../../../test/fixtures/bucket.ts'
import { readConfig } from '../config.ts'
import type { Refusal } from '../errors.ts'
import { openStore } from './open-store.ts'
import { S3Store } from './s3-store.ts'
import { readWhole } from './store.ts'

type Settings = Partial<Bucket['settings']>

describe('a bucket is tried at the start', () => {
  let bucket: Bucket
  beforeAll(async () => {
    bucket = await startBucket()
  })
  afterAll(() => bucket.close())

  const open = (changed: Settings, onSilence?: (sentence: string) => void) =>
    openStore(readConfig({ ...bucket.settings, ...changed }), onSilence).then(
      () => 'it opened',
      (error: Error) => error.message,
    )

  it('and left as it was', async () => {
    expect(await open({})).toBe('it opened')
    expect(bucket.objects()).toEqual([])
  })

  it('an address where nothing listens: a sentence that names the setting, and a server goes on', async () => {
    const gone = await startBucket()
    await gone.close()
    const { S3_ENDPOINT } = gone.settings
    const sentence = `The setting S3_ENDPOINT is wrong, or the bucket is away: ${S3_ENDPOINT} does not answer (ECONNREFUSED).`
    expect(await open({ S3_ENDPOINT })).toBe(sentence)
    const told: string[] = []
    expect(await open({ S3_ENDPOINT }, (said) => told.push(said))).toBe('it opened')
    expect(told).toEqual([sentence])
  })

  it('one that takes the request and says nothing: the start does not wait for long', async () => {
    const silent = createServer(() => {}).listen(0, '127.0.0.1')
    await once(silent, 'listening')
    const { port } = silent.address() as AddressInfo
    const config = readConfig({ ...bucket.settings, S3_ENDPOINT: `http://127.0.0.1:${port}` })
    const told: string[] = []
    await openStore(config, (said) => told.push(said), 50)
    expect(told.join()).toMatch(/does not answer \(TimeoutError\)\.$/)
    silent.closeAllConnections()
    silent.close()
  })

  it.each<[string, Settings, RegExp]>([
    [
      'no such bucket',
      { S3_BUCKET: 'nothing' },
      /^The setting S3_BUCKET is wrong: there is no bucket 'nothing' at http:\/\/127\.0\.0\.1:\d+\.$/,
    ],
    [
      'an unknown key',
      { S3_ACCESS_KEY_ID: 'STRANGER' },
      /^The setting S3_ACCESS_KEY_ID is wrong: .* does not know it\.$/,
    ],
    [
      'a wrong secret',
      { S3_SECRET_ACCESS_KEY: 'needle' },
      /^The setting S3_SECRET_ACCESS_KEY is wrong: .* refuses what is signed with it\.$/,
    ],
  ])('%s: a sentence that names the setting and no secret', async (_, changed, sentence) => {
    // Also where a silent one would stop nothing.
    const said = await open(changed, () => {})
    expect(said).toMatch(sentence)
    expect(said).not.toMatch(/needle|STRANGER|S3RVER/)
  })
})

describe('an S3 server that', () => {
  let answer: (request: IncomingMessage, response: ServerResponse) => void
  let asked = 0
  const server = createServer((request, response) => {
    asked += 1
    answer(request, response)
  })
  let endpoint: string
  beforeAll(async () => {
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
    const address = server.address()
    endpoint = `http://127.0.0.1:${typeof address === 'object' ? address?.port : 0}`
  })
  afterAll(() => server.close().closeAllConnections())
  afterEach(() => {
    asked = 0
    vi.restoreAllMocks()
  })

  const store = () =>
    new S3Store({ endpoint, bucket: 'tahi', region: 'r', accessKeyId: 'key', secretAccessKey: 'needle' })
  const failure = (code: string, status: number) => (_: IncomingMessage, response: ServerResponse) => {
    response.writeHead(status).end(`<Error><Code>${code}</Code><AWSAccessKeyId>key</AWSAccessKeyId></Error>`)
  }
  const refused = (done: Promise<unknown>) =>
    done.then(
      () => undefined,
      (error: Refusal) => error,
    )

  it.each<[string, typeof answer]>([
    ['loses the line', (request) => request.socket.destroy()],
    ['is busy', failure('SlowDown', 503)],
    ['fails', failure('InternalError', 500)],
  ])('%s once is asked once more', async (_, first) => {
    answer = (request, response) => (asked === 1 ? first(request, response) : response.end())
    await store().put('a', Buffer.from('a'))
    expect(asked).toBe(2)
  })

  it('is busy at the start stops no server', async () => {
    answer = failure('SlowDown', 503)
    const told: string[] = []
    const config = {
      S3_BUCKET: 'tahi',
      S3_REGION: 'r',
      S3_ACCESS_KEY_ID: 'key',
      S3_SECRET_ACCESS_KEY: 'needle',
    }
    await openStore(readConfig({ ...config, S3_ENDPOINT: endpoint }), (said) => told.push(said))
    expect(told).toEqual([expect.stringContaining('cannot be used: The bucket answered 503 SlowDown.')])
  })

  it('loses the line twice, or half-way, has failed', async () => {
    answer = (request) => request.socket.destroy()
    expect(await refused(store().put('a', Buffer.from('a')))).toMatchObject({ code: 'unavailable' })
    expect(asked).toBe(2)
    answer = (request, response) => {
      response.writeHead(200, { 'content-length': 100 }).write('half', () => request.socket.destroy())
    }
    expect(await refused(readWhole(store(), 'a'))).toMatchObject({ code: 'unavailable' })
  })

  it('never answers is left after a while', async () => {
    let patience = new AbortController()
    vi.spyOn(AbortSignal, 'timeout').mockImplementation(() => {
      patience = new AbortController()
      return patience.signal
    })
    // Only once the request has arrived: one still on its way would count in the next test.
    answer = () => patience.abort(new DOMException('late', 'TimeoutError'))
    expect(await refused(readWhole(store(), 'a'))).toMatchObject({ code: 'unavailable' })
  })

  it('began to answer in time may take longer for what is read as it can be taken', async () => {
    const patience = new AbortController()
    vi.spyOn(AbortSignal, 'timeout').mockReturnValue(patience.signal)
    let finish = () => {}
    answer = (_, response) => {
      response.writeHead(200, { 'content-length': 8 }).write('half')
      finish = () => response.end('half')
    }
    const content = await store().open('a')
    expect(content?.bytes).toBe(8)
    patience.abort(new DOMException('late', 'TimeoutError'))
    finish()
    expect(content && (await text(content.stream))).toBe('halfhalf')
  })

  it('refuses is not asked again, and its reason names no key', async () => {
    answer = failure('AccessDenied', 403)
    const refusal = await refused(store().put('a', Buffer.from('a')))
    expect(asked).toBe(1)
    expect(refusal?.cause).toMatchObject({ message: 'The bucket answered 403 AccessDenied.' })
    expect(JSON.stringify([refusal?.stack, refusal?.cause])).not.toMatch(/needle|AWS4|signature/i)
  })

  it('has no bucket any more has not merely lost a file', async () => {
    answer = failure('NoSuchBucket', 404)
    expect(await refused(readWhole(store(), 'a'))).toMatchObject({ code: 'unavailable' })
    expect(await refused(store().remove('a'))).toMatchObject({ code: 'unavailable' })
    answer = failure('NoSuchKey', 404)
    expect(await store().open('a')).toBeUndefined()
  })

  it('signs content and path, the bucket standing in the path', async () => {
    const heads: IncomingMessage[] = []
    answer = (request, response) => {
      heads.push(request)
      response.end()
    }
    await store().put('a', Buffer.from('a'))
    expect(heads[0]).toMatchObject({
      method: 'PUT',
      url: '/tahi/files/a',
      headers: {
        'content-length': '1',
        'x-amz-content-sha256': 'ca978112ca1bbdcafac231b39a23dc4da786eff8147c4e72b9807785afee48bb',
        authorization: expect.stringMatching(/SignedHeaders=host;x-amz-content-sha256;x-amz-date/),
      },
    })
  })
})
