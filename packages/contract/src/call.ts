import type { ZodObject } from 'zod'
import type * as z from 'zod/v4/core'
import type { Role } from './roles.ts'

/** Header of what a page asks by itself while nobody is at it: it is no use of the session (D2). */
export const unattendedHeader = 'tahi-unattended'

/** Who may use a call: anybody, everybody who is signed in, the roles listed, or a tablet in gate mode and nobody else. */
export type Permission = 'public' | 'signedIn' | 'gate' | readonly Role[]

/** Whether one of the roles may use a call, somebody signed in given. */
export const mayUse = (allow: Permission, role: Role): boolean =>
  typeof allow === 'string' ? allow !== 'gate' : allow.includes(role)

/** What comes back, before the envelope is put around it (D1 Envelope). */
export type Reply =
  | { readonly kind: 'data'; readonly schema: z.$ZodType }
  | { readonly kind: 'list'; readonly schema: z.$ZodType }
  | { readonly kind: 'flat'; readonly schema: z.$ZodType }
  | { readonly kind: 'file'; readonly type: string }

/** One call of the product's API, declared once for server, client and documentation. */
export interface Call {
  readonly method: 'GET' | 'POST' | 'PATCH' | 'PUT'
  /** Fastify's form: `/api/attendance/:id`. */
  readonly path: `/api/${string}`
  readonly summary: string
  readonly allow: Permission
  /** Answers also while the first password still has to be changed (D2 New employee). */
  readonly beforePasswordChange?: boolean
  /** Tries per minute and address, where the general limit is too generous (D2). */
  readonly triesPerMinute?: number
  readonly params?: ZodObject
  readonly query?: ZodObject
  readonly body?: z.$ZodType
  /** The multipart field that carries a file, for calls that take one. */
  readonly upload?: string
  /** The same call over the realtime connection: its event's name; what is sent is the body (D7). */
  readonly socket?: string
  readonly reply: Reply
}

/** Declares a call; the type of every part is kept. */
export const call = <const C extends Call>(definition: C): C => definition

export const data = <S extends z.$ZodType>(schema: S) => ({ kind: 'data', schema }) as const
export const list = <S extends z.$ZodType>(schema: S) => ({ kind: 'list', schema }) as const
export const flat = <S extends z.$ZodType>(schema: S) => ({ kind: 'flat', schema }) as const
export const file = <T extends string>(type: T) => ({ kind: 'file', type }) as const
export const spreadsheet = file('application/vnd.openxmlformats-officedocument.spreadsheetml.sheet')

type SentTo<S> = S extends z.$ZodType ? z.input<S> : undefined
type ReadFrom<S> = S extends z.$ZodType ? z.output<S> : undefined

/** What a client gives to a call. */
export type Input<C extends Call> = Omit<
  { params: SentTo<C['params']>; query: SentTo<C['query']>; body: SentTo<C['body']> },
  | (C['params'] extends z.$ZodType ? never : 'params')
  | (C['query'] extends z.$ZodType ? never : 'query')
  | (C['body'] extends z.$ZodType ? never : 'body')
>

/** What the server's function receives: validated, defaults filled in. */
export interface Request<C extends Call> {
  params: ReadFrom<C['params']>
  query: ReadFrom<C['query']>
  body: ReadFrom<C['body']>
}
