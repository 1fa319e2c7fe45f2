import { createHash } from 'node:crypto'
import { Readable } from 'node:stream'
import { setTimeout as wait } from 'node:timers/promises'
import { AwsV4Signer } from 'aws4fetch'
import type { S3Settings } from '../config.ts'
import { type FileStore, type OpenContent, unavailable } from './store.ts'

/** Milliseconds for one try: 10 MB over a slow connection. A streamed reply only has to begin within them. */
const usualPatienceMs = 30_000
/** Milliseconds before the second try. */
const pauseMs = 200

/** An error reply of the bucket. Its message names no key and no signature, which the bucket's body may contain. */
export class BucketRefusal extends Error {
  readonly code: string
  /** The bucket has a fault of its own, or too many requests: later it may reply otherwise. */
  readonly isPassing: boolean

  constructor(status: number, code: string) {
    super(`The bucket answered ${status}${code && ` ${code}`}.`)
    this.name = 'BucketRefusal'
    this.code = code || String(status)
    this.isPassing = isPassing(status)
  }
}

interface Answer {
  readonly status: number
  readonly headers: Headers
  /** Empty for a streamed content. */
  readonly body: Buffer
  readonly content?: Readable
}

/**
 * An S3-compatible bucket with one object per content below `files/`. The bucket is part of the path, which every S3 server
 * accepts. The signature covers the content, so a content altered on the way is refused.
 */
export class S3Store implements FileStore {
  readonly #settings: S3Settings
  readonly #patienceMs: number

  constructor(settings: S3Settings, patienceMs = usualPatienceMs) {
    this.#settings = settings
    this.#patienceMs = patienceMs
  }

  async put(id: string, content: Buffer): Promise<void> {
    const answer = await this.#ask('PUT', id, content)
    if (answer.status !== 200) throw unavailable(refusalOf(answer))
  }

  async open(id: string): Promise<OpenContent | undefined> {
    const answer = await this.#found('GET', id)
    return answer && { bytes: bytesOf(answer), stream: answer.content ?? Readable.from([]) }
  }

  async size(id: string): Promise<number | undefined> {
    const answer = await this.#found('HEAD', id)
    return answer && bytesOf(answer)
  }

  async remove(id: string): Promise<void> {
    const answer = await this.#ask('DELETE', id)
    if (answer.status !== 204 && answer.status !== 200 && !isMissing(answer))
      throw unavailable(refusalOf(answer))
  }

  async #found(method: 'GET' | 'HEAD', id: string): Promise<Answer | undefined> {
    const answer = await this.#ask(method, id)
    if (answer.status === 200) return answer
    if (isMissing(answer)) return undefined
    throw unavailable(refusalOf(answer))
  }

  /** Retries once when no reply came, or the bucket reports a fault of its own or too many requests. */
  async #ask(method: string, id: string, content?: Buffer): Promise<Answer> {
    try {
      const first = await this.#try(method, id, content).catch(() => undefined)
      if (first && !isPassing(first.status)) return first
      await wait(pauseMs)
      return await this.#try(method, id, content)
    } catch (error) {
      throw unavailable(error)
    }
  }

  async #try(method: string, id: string, content?: Buffer): Promise<Answer> {
    const { endpoint, bucket, region, accessKeyId, secretAccessKey } = this.#settings
    const body = content && new Uint8Array(content)
    const hash = createHash('sha256')
      .update(content ?? '')
      .digest('hex')
    const signer = new AwsV4Signer({
      method,
      url: `${endpoint.replace(/\/+$/, '')}/${bucket}/files/${id}`,
      headers: { 'x-amz-content-sha256': hash },
      service: 's3',
      region,
      accessKeyId,
      secretAccessKey,
    })
    const { url, headers } = await signer.sign()
    const late = AbortSignal.timeout(this.#patienceMs)
    const given = new AbortController()
    const giveUp = () => given.abort(late.reason)
    late.addEventListener('abort', giveUp)
    try {
      const answer = await fetch(url, {
        method,
        headers,
        redirect: 'manual',
        signal: given.signal,
        ...(body && { body }),
      })
      const { status } = answer
      if (method === 'GET' && status === 200 && answer.body)
        return {
          status,
          headers: answer.headers,
          body: Buffer.alloc(0),
          content: Readable.fromWeb(answer.body),
        }
      return { status, headers: answer.headers, body: Buffer.from(await answer.arrayBuffer()) }
    } finally {
      late.removeEventListener('abort', giveUp)
    }
  }
}

const isPassing = (status: number): boolean => status >= 500 || status === 429

const bytesOf = ({ headers }: Answer): number => Number(headers.get('content-length'))

/** The error code in the bucket's XML; a reply to HEAD has none. */
const codeOf = ({ body }: Answer): string => /<Code>(\w+)<\/Code>/.exec(body.toString())?.[1] ?? ''

const refusalOf = (answer: Answer) => new BucketRefusal(answer.status, codeOf(answer))

/** The object does not exist. A missing bucket is a different error. */
const isMissing = (answer: Answer): boolean => answer.status === 404 && codeOf(answer) !== 'NoSuchBucket'
