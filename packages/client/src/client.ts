import {
  type Call,
  type DataEnvelope,
  type Input,
  type ListEnvelope,
  texts,
  unattendedHeader,
} from '@tahi/contract'
import type * as z from 'zod/v4/core'
import { FailedCall, isFailure } from './failed-call.ts'
import { sendFile } from './send-file.ts'
import { timeLimit } from './time-limit.ts'

/** The result of a call: its reply as sent by the server, or a file. */
export type Answer<C extends Call> = C['reply'] extends { kind: 'list'; schema: infer S extends z.$ZodType }
  ? ListEnvelope<z.output<S>>
  : C['reply'] extends { kind: 'data'; schema: infer S extends z.$ZodType }
    ? DataEnvelope<z.output<S>>
    : C['reply'] extends { kind: 'flat'; schema: infer S extends z.$ZodType }
      ? z.output<S>
      : ReceivedFile

export interface ReceivedFile {
  readonly fileName: string
  readonly content: Blob
}

export interface ClientOptions {
  /** The server's origin; empty for the page's own. */
  readonly origin?: string
  token(): string | null
  /** Whether somebody uses the device. Requests while nobody does keep no session open. Assumed true when missing. */
  attended?(): boolean
  /** Called when the server no longer knows a call's session, if it is still the current session. */
  onSessionEnd(): void
  /** Called before a call is sent. @returns what receives the headers of its answer; they include the server's clock */
  onSend?(): (headers: Headers) => void
}

export interface Client {
  /** @throws FailedCall; without a request when the call needs a session and nobody is signed in */
  send<C extends Call>(call: C, input: Input<C>, signal?: AbortSignal): Promise<Answer<C>>
  /**
   * Sends something without waiting for the result, as the person signed in at this moment. It is sent even if the
   * page is left, and times out after 10 seconds.
   */
  tell<C extends Call>(call: C, input: Input<C>): void
  /** Sends a call with a file and reports the share sent so far. @throws FailedCall */
  upload<C extends Call & { readonly upload: string }>(
    call: C,
    input: Input<C>,
    file: File,
    onProgress: (share: number) => void,
  ): Promise<Answer<C>>
}

/** The timeout of `tell`, in milliseconds. */
const tellWithinMs = 10_000

/** Typed calls of the product's API. Everything about a call comes from its entry in the contract. */
export function createClient(options: ClientOptions): Client {
  /** @param asked the token that the request was sent with: somebody may have signed in again before the answer */
  const failed = (status: number, body: unknown, asked: string | null): FailedCall => {
    const failure = new FailedCall(status, isFailure(body) ? body : undefined)
    if (failure.code === 'session_ended' && asked === options.token()) options.onSessionEnd()
    return failure
  }

  const request = <C extends Call>(call: C, input: Input<C>, more: RequestInit): Promise<Response> => {
    const { body } = input as { body?: unknown }
    return fetch(addressOf(call, input, options.origin), {
      method: call.method,
      headers: {
        ...authorization(options),
        ...(body !== undefined && { 'content-type': 'application/json' }),
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
      ...more,
    })
  }

  return {
    async send(call, input, signal) {
      const asked = options.token()
      // The server would refuse this request. A page that is being left still has its timers.
      if (call.allow !== 'public' && !asked) throw notSignedIn()
      const noAnswer = (error: unknown) => {
        throw signal?.aborted ? error : new FailedCall()
      }
      const onAnswer = options.onSend?.()
      const response = await request(call, input, signal ? { signal } : {}).catch(noAnswer)
      onAnswer?.(response.headers)
      if (!response.ok) throw failed(response.status, await response.json().catch(() => undefined), asked)
      const content = call.reply.kind === 'file' ? receiveFile(response) : response.json()
      // A reply that breaks off, or is not the product's, counts as no answer.
      return (await content.catch(noAnswer)) as Answer<typeof call>
    },

    tell(call, input) {
      const signal = timeLimit(tellWithinMs)
      void request(call, input, { keepalive: true, signal }).catch(() => {})
    },

    async upload(call, input, file, onProgress) {
      const asked = options.token()
      const form = new FormData()
      form.append(call.upload, file)
      const { status, body } = await sendFile({
        method: call.method,
        address: addressOf(call, input, options.origin),
        headers: authorization(options),
        form,
        onProgress,
      })
      if (status !== 200) throw failed(status, body, asked)
      return body as Answer<typeof call>
    },
  }
}

/** The error that the server would return. */
const notSignedIn = () =>
  new FailedCall(401, {
    success: false,
    code: 'not_signed_in',
    msg: texts.signIn.required,
  })

const authorization = ({ token, attended }: ClientOptions): Record<string, string> => {
  const known = token()
  if (!known) return {}
  return { authorization: `Bearer ${known}`, ...(attended?.() === false && { [unattendedHeader]: '1' }) }
}

/** The call's address with its parameters filled in. Undefined parameters are left out. */
function addressOf<C extends Call>(call: C, input: Input<C>, origin = ''): string {
  const { params = {}, query = {} } = input as {
    params?: Record<string, string>
    query?: Record<string, unknown>
  }
  const path = call.path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(params[name] ?? ''))
  const asked = Object.entries(query).filter(([, value]) => value !== undefined && value !== '')
  const search = new URLSearchParams(asked.map(([name, value]) => [name, String(value)] as [string, string]))
  return `${origin}${path}${asked.length > 0 ? `?${search}` : ''}`
}

async function receiveFile(response: Response): Promise<ReceivedFile> {
  const named = /filename="?([^";]+)/.exec(response.headers.get('content-disposition') ?? '')
  return { fileName: named?.[1] ?? 'download', content: await response.blob() }
}
