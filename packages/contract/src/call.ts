import type { ZodObject } from 'zod'
import { literal, object, string } from 'zod/mini'
import type * as z from 'zod/v4/core'
import type { Role } from './roles.ts'

/** Header of requests that a page makes by itself while nobody uses it: they do not extend the session (D2). */
export const unattendedHeader = 'tahi-unattended'

/** Who may use a call: anybody, everybody who is signed in, the roles listed, or only a tablet in gate mode. */
export type Permission = 'public' | 'signedIn' | 'gate' | readonly Role[]

/** Whether a person signed in with the role may use a call. */
export const mayUse = (allow: Permission, role: Role): boolean =>
  typeof allow === 'string' ? allow !== 'gate' : allow.includes(role)

/** What a call returns, before it is put into the envelope (D1 Envelope). */
export type Reply =
  | { readonly kind: 'data'; readonly schema: z.$ZodType }
  | { readonly kind: 'list'; readonly schema: z.$ZodType }
  | { readonly kind: 'flat'; readonly schema: z.$ZodType }
  | { readonly kind: 'file'; readonly type: string }

/** One call of the product's API, declared once for server, client and documentation. */
export interface Call {
  readonly method: 'GET' | 'POST' | 'PATCH' | 'PUT'
  /** In Fastify's syntax: `/api/attendance/:id`. */
  readonly path: `/api/${string}`
  readonly summary: string
  readonly allow: Permission
  /** Allowed while the first password still has to be changed (D2 New employee). */
  readonly beforePasswordChange?: boolean
  /**
   * Requests per minute, for calls that need a stricter limit than the general one (D2): of an address for public calls,
   * of a person or gate for others.
   */
  readonly triesPerMinute?: number
  readonly params?: ZodObject
  readonly query?: ZodObject
  readonly body?: z.$ZodType
  /** The multipart field that carries a file, for calls that take one. */
  readonly upload?: string
  /** Event name of the same call over the realtime connection; the event's payload is the body (D7). */
  readonly socket?: string
  readonly reply: Reply
}

/** Declares a call and keeps the type of every part. */
export const call = <const C extends Call>(definition: C): C => definition

export const data = <S extends z.$ZodType>(schema: S) => ({ kind: 'data', schema }) as const
export const list = <S extends z.$ZodType>(schema: S) => ({ kind: 'list', schema }) as const
export const flat = <S extends z.$ZodType>(schema: S) => ({ kind: 'flat', schema }) as const
export const file = <T extends string>(type: T) => ({ kind: 'file', type }) as const
/** The reply of a call that only says in words that it is done. */
export const done = flat(object({ success: literal(true), msg: string() }))
export const spreadsheet = file('application/vnd.openxmlformats-officedocument.spreadsheetml.sheet')

type SentTo<S> = S extends z.$ZodType ? z.input<S> : undefined
type ReadFrom<S> = S extends z.$ZodType ? z.output<S> : undefined

/** The input that a client passes to a call. */
export type Input<C extends Call> = Omit<
  { params: SentTo<C['params']>; query: SentTo<C['query']>; body: SentTo<C['body']> },
  | (C['params'] extends z.$ZodType ? never : 'params')
  | (C['query'] extends z.$ZodType ? never : 'query')
  | (C['body'] extends z.$ZodType ? never : 'body')
>

/** What the server's handler receives: validated, with defaults filled in. */
export interface Request<C extends Call> {
  params: ReadFrom<C['params']>
  query: ReadFrom<C['query']>
  body: ReadFrom<C['body']>
}
