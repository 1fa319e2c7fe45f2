import { type ClientRequest, request as requestOverHttp } from 'node:http'
import { request as requestOverHttps } from 'node:https'
import webPush from 'web-push'
import type { Config } from '../config.ts'
import type { Database } from '../database/database.ts'
import { errorCode } from '../errors.ts'
import { senderOf } from '../mail/sender.ts'
import { lookUpPublic, refuseInside } from './public-address.ts'
import { openPushKeys, type PushKeys } from './push-keys.ts'

/** A browser's subscription. */
export interface PushTarget {
  readonly endpoint: string
  readonly p256dh: string
  readonly auth: string
}

export interface Push {
  readonly target: PushTarget
  /** What the browser's service worker receives, encrypted for it. */
  readonly payload: string
  /** How long the push service keeps it for an offline device. */
  readonly secondsToLive: number
}

/** The outcome of a try: `later` is to be retried, `gone` means that the subscription has ended. */
export type Outcome =
  | { readonly kind: 'sent' | 'gone' }
  | { readonly kind: 'refused'; readonly status: number }
  | { readonly kind: 'later'; readonly reason: string; readonly afterSeconds: number }

export interface PushService {
  /** For browsers that subscribe. */
  readonly publicKey: string
  /** One try; never throws. */
  deliver(push: Push): Promise<Outcome>
}

/** Milliseconds for one try, from the name lookup to the end of the reply. */
const patienceMs = 15_000

/**
 * Web push (RFC 8030, 8291, 8292).
 * @param onLoopback tests send to a server of their own over http; the product reaches public addresses over https alone
 */
export async function openPushService(
  database: Database,
  config: Config,
  { onLoopback = false }: { onLoopback?: boolean } = {},
): Promise<PushService> {
  const keys = await openPushKeys(database)
  const subject = subjectOf(config)
  const request = onLoopback ? requestOverHttp : requestPublic
  return {
    publicKey: keys.publicKey,
    async deliver(push) {
      const sealed = encrypted(push)
      // Nothing can be encrypted for such a key.
      if (!sealed) return { kind: 'gone' }
      try {
        return await post(signed(sealed, subject, keys), request)
      } catch (error) {
        return { kind: 'later', reason: codeOf(error), afterSeconds: 0 }
      }
    },
  }
}

/** The contact for push services (RFC 8292): the sender of mails, or the product's address. */
function subjectOf(config: Config): string {
  const isPublic = config.publicUrl?.startsWith('https:')
  return config.mailFrom === undefined && isPublic ? config.webAddress : `mailto:${senderOf(config)}`
}

/** @returns the request; undefined when the browser's key is invalid */
function encrypted({ target, payload, secondsToLive }: Push): webPush.RequestDetails | undefined {
  const { endpoint, p256dh, auth } = target
  try {
    const subscription = { endpoint, keys: { p256dh, auth } }
    return webPush.generateRequestDetails(subscription, payload, { TTL: secondsToLive })
  } catch {
    return undefined
  }
}

/** @throws when the company's own key or address cannot sign; that is no reason to delete a device */
function signed(
  details: webPush.RequestDetails,
  subject: string,
  { publicKey, privateKey }: PushKeys,
): webPush.RequestDetails {
  const { origin } = new URL(details.endpoint)
  const signature = webPush.getVapidHeaders(origin, subject, publicKey, privateKey, 'aes128gcm')
  return { ...details, headers: { ...details.headers, ...signature } }
}

/** The error's code; its message may repeat the endpoint, which lets anybody push to the device. */
const codeOf = (error: unknown): string =>
  errorCode(error) ?? (error instanceof Error ? error.name : 'unknown')

type Request = typeof requestOverHttp

const requestPublic = ((address: URL, options: object, answered) => {
  refuseInside(address)
  return requestOverHttps(address, { ...options, lookup: lookUpPublic }, answered)
}) as Request

/** Follows no redirect, as Node's client does not. */
function post(
  { endpoint, method, headers, body }: webPush.RequestDetails,
  request: Request,
): Promise<Outcome> {
  return new Promise((resolve, reject) => {
    const signal = AbortSignal.timeout(patienceMs)
    const sent: ClientRequest = request(new URL(endpoint), { method, headers, signal }, (answer) => {
      // The reply's body is not used; it is read to its end to free the connection, within the patience.
      answer.on('error', () => {}).resume()
      resolve(outcomeOf(answer.statusCode ?? 0, answer.headers['retry-after']))
    })
    sent.on('error', reject)
    sent.end(body)
  })
}

function outcomeOf(status: number, retryAfter: string | undefined): Outcome {
  if (status >= 200 && status < 300) return { kind: 'sent' }
  if (status === 404 || status === 410) return { kind: 'gone' }
  if (status === 429 || status >= 500)
    return { kind: 'later', reason: String(status), afterSeconds: Number(retryAfter) || 0 }
  return { kind: 'refused', status }
}
