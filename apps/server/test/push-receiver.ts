import { createDecipheriv, createECDH, createHmac, createPublicKey, randomBytes, verify } from 'node:crypto'
import { createServer, type IncomingMessage } from 'node:http'
import { addPushDevice } from '@tahi/contract'
import type { Language } from '@tahi/contract/employee-texts/words'
import { sql } from 'kysely'
import type { Person, TestServer } from './server.ts'

export interface ReceivedPush {
  /** The browser's own part of the address. */
  readonly path: string
  readonly headers: Record<string, unknown>
  /** What the browser's worker reads. */
  readonly shown: Record<string, unknown>
  /** Who signed, and for whom. */
  readonly vapid: { aud: string; sub: string; exp: number; publicKey: string }
}

type Answer = { status: number; headers?: Record<string, string> }

/** A push service on loopback with the browsers behind it: it decrypts and checks what arrives. */
export interface PushReceiver {
  readonly received: ReceivedPush[]
  /** How it answers from now on, to a path or to all. */
  answer(answer: Answer, path?: string): void
  /** Lets a person's new browser subscribe here. @returns its path */
  subscribe(tahi: TestServer, person: Person, language?: Language): Promise<string>
  stop(): Promise<void>
}

export async function startPushReceiver(): Promise<PushReceiver> {
  const received: ReceivedPush[] = []
  const answers = new Map<string, Answer>()
  const browsers = new Map<string, Browser>()
  const server = createServer(async (request, response) => {
    const path = request.url ?? ''
    const browser = browsers.get(path)
    const body = await readBody(request)
    const { status, headers = {} } = answers.get(path) ?? answers.get('*') ?? { status: 201 }
    if (browser)
      received.push({
        path,
        headers: request.headers,
        shown: JSON.parse(decrypted(body, browser)),
        vapid: readVapid(String(request.headers.authorization)),
      })
    response.writeHead(status, headers).end()
  })
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve)
  })
  const address = server.address()
  const port = typeof address === 'object' && address ? address.port : 0
  let count = 0
  return {
    received,
    answer: (answer, path = '*') => void answers.set(path, answer),
    async subscribe(tahi, person, language = 'en') {
      count += 1
      const path = `/browser-${count}-${randomBytes(4).toString('hex')}`
      const browser = newBrowser()
      browsers.set(path, browser)
      const endpoint = `https://push.example${path}`
      const body = { endpoint, keys: browser.keys, name: `Browser ${count}`, language }
      const added = await tahi.call(person, addPushDevice, { body })
      if (added.status !== 200) throw new Error(added.failure.msg)
      // The product takes public addresses alone.
      await tahi.database.asOwner((queries) =>
        sql`update push_device set endpoint = ${`http://127.0.0.1:${port}${path}`} where endpoint = ${endpoint}`.execute(
          queries,
        ),
      )
      return path
    },
    stop: () => new Promise((resolve) => server.close(() => resolve())),
  }
}

interface Browser {
  readonly pair: ReturnType<typeof createECDH>
  readonly secret: Buffer
  readonly keys: { p256dh: string; auth: string }
}

/** The keys that a browser makes when it subscribes. */
export function newBrowser(): Browser {
  const pair = createECDH('prime256v1')
  const secret = randomBytes(16)
  return {
    pair,
    secret,
    keys: { p256dh: pair.generateKeys().toString('base64url'), auth: secret.toString('base64url') },
  }
}

async function readBody(request: IncomingMessage): Promise<Buffer> {
  const parts: Buffer[] = []
  for await (const part of request) parts.push(part)
  return Buffer.concat(parts)
}

const hmac = (key: Buffer, ...data: (Buffer | string)[]) => {
  const made = createHmac('sha256', key)
  for (const part of data) made.update(part)
  return made.digest()
}
const expand = (key: Buffer, info: Buffer | string, length: number) =>
  hmac(key, info, Buffer.from([1])).subarray(0, length)

/** As a browser does (RFC 8291 section 3.4, RFC 8188). */
function decrypted(body: Buffer, { pair, secret }: Browser): string {
  const salt = body.subarray(0, 16)
  const keyLength = body.readUInt8(20)
  const sender = body.subarray(21, 21 + keyLength)
  const sealed = body.subarray(21 + keyLength)
  const info = Buffer.concat([Buffer.from('WebPush: info\0'), pair.getPublicKey(), sender])
  const material = expand(hmac(secret, pair.computeSecret(sender)), info, 32)
  const random = hmac(salt, material)
  const key = expand(random, 'Content-Encoding: aes128gcm\0', 16)
  const nonce = expand(random, 'Content-Encoding: nonce\0', 12)
  const decipher = createDecipheriv('aes-128-gcm', key, nonce)
  decipher.setAuthTag(sealed.subarray(-16))
  const padded = Buffer.concat([decipher.update(sealed.subarray(0, -16)), decipher.final()])
  return padded.subarray(0, padded.lastIndexOf(2)).toString()
}

/** RFC 8292. @throws when the signature is not the key's */
function readVapid(header: string): ReceivedPush['vapid'] {
  const { t = '', k = '' } = /^vapid t=(?<t>[^,]+), k=(?<k>.+)$/.exec(header)?.groups ?? {}
  const [head = '', claims = '', signature = ''] = t.split('.')
  const point = Buffer.from(k, 'base64url')
  const key = createPublicKey({
    format: 'jwk',
    key: {
      kty: 'EC',
      crv: 'P-256',
      x: point.subarray(1, 33).toString('base64url'),
      y: point.subarray(33).toString('base64url'),
    },
  })
  const signed = { key, dsaEncoding: 'ieee-p1363' } as const
  const holds = verify(
    'sha256',
    Buffer.from(`${head}.${claims}`),
    signed,
    Buffer.from(signature, 'base64url'),
  )
  if (!holds) throw new Error('The signature is not the key’s')
  return { ...JSON.parse(Buffer.from(claims, 'base64url').toString()), publicKey: k }
}
