import type { Call, Reply, Request } from '@tahi/contract'
import type * as z from 'zod/v4/core'
import type { Holder } from '../caller.ts'
import type { CallContext } from '../database/database.ts'
import type { OpenContent } from '../files/store.ts'
import type { Services } from '../services.ts'
import type { Reading, Work } from '../work.ts'

export interface Listed<Row> {
  readonly rows: Row[]
  readonly total: number
  /** Present when the list was paged. */
  readonly page?: number | undefined
  readonly pageSize?: number | undefined
}

export interface SentFile {
  readonly fileName: string
  /**
   * A stream when it comes from the store: clients that request many files and read none would otherwise fill the memory.
   */
  readonly content: Buffer | OpenContent
  /** Set for a file that somebody uploaded. */
  readonly uploaded?: {
    readonly type: string
    /** Whether a browser may show it in place. */
    readonly inPlace: boolean
    /** Whether its address is public and its content never changes, so that any cache may keep it. */
    readonly forEverybody?: boolean
  }
}

export interface UploadedFile {
  /** Cleaned by `cleanFileName`. */
  readonly fileName: string
  readonly content: Buffer
}

type ResultOf<R extends Reply> = R extends { kind: 'file' }
  ? SentFile
  : R extends { kind: 'list'; schema: infer S extends z.$ZodType }
    ? Listed<z.input<S>>
    : R extends { schema: infer S extends z.$ZodType }
      ? z.input<S>
      : never

/** What a call's function returns; the envelope is added by `serveCalls`. */
export type Result<C extends Call> = ResultOf<C['reply']>

/** Where a call came from, for functions that open their own transactions. */
export interface Origin extends Holder {
  readonly address: string
  readonly userAgent: string
  readonly requestId: string
  /** Aborted when the caller has hung up. A write still goes on, because it may be sent again. */
  gone(): AbortSignal
  /** For transactions in the caller's scope. @throws Refusal not_signed_in */
  context(): CallContext
  /**
   * Looks the caller up again, after a wait in which their session may have ended or their role changed.
   * @throws Refusal when they may not make this call any longer
   */
  renew(): Promise<void>
  /** The file of the call's upload field; renews, because it may take minutes. @throws Refusal invalid, too_large */
  upload(): Promise<UploadedFile>
}

/** Parts of a request as read and checked by the contract's schemas. */
export interface Checked {
  readonly params: unknown
  readonly query: unknown
  readonly body: unknown
}

/** A call of the contract with the one function that serves it. */
export interface Binding {
  readonly call: Call
  run(services: Services, request: Checked, origin: Origin): Promise<unknown>
}

/** Serves a call inside one transaction in the caller's scope: read-only for GET. */
export const inWork = <C extends Call>(
  call: C,
  run: (work: Work, request: Request<C>) => Promise<Result<C>>,
): Binding => ({
  call,
  run: ({ database }, request, origin) =>
    database.work(
      origin.context(),
      (work) => run(work, request as Request<C>),
      call.method === 'GET' ? 'read' : 'write',
    ),
})

/** Serves a call that reads with one statement, by key and often (`Database.glance`). */
export const atAGlance = <C extends Call>(
  call: C,
  run: (reading: Reading, request: Request<C>) => Promise<Result<C>>,
): Binding => ({
  call,
  run: ({ database }, request, origin) =>
    database.glance(origin.context(), (reading) => run(reading, request as Request<C>)),
})

/**
 * Serves a call whose function opens its own transactions, or needs a service: sign-in, clocking in, imports, spreadsheets,
 * addresses of files.
 */
export const directly = <C extends Call>(
  call: C,
  run: (services: Services, request: Request<C>, origin: Origin) => Promise<Result<C>>,
): Binding => ({
  call,
  run: (services, request, origin) => run(services, request as Request<C>, origin),
})
